/** The walk through the product, one picture of the real screens each. */
export const DEMO_STEPS = [
  { picture: '/demo/dashboard.webp', text: 'The dashboard: what you have, and what to do next.' },
  { picture: '/demo/template.webp', text: 'Pick a template; the sample shows what it is made for.' },
  { picture: '/demo/editor.webp', text: 'Fill in your details and watch the page beside them.' },
  { picture: '/demo/preview.webp', text: 'Read the finished page and download the PDF.' },
  { picture: '/demo/tracker.webp', text: 'Discover openings and track every application.' },
] as const;
