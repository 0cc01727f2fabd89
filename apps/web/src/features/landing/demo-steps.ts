/** The walk through the product, one picture of the real screens each; `e2e/demo/record-demo.ts` takes them. */
export const DEMO_STEPS = [
  { picture: '/demo/dashboard.webp', text: 'The dashboard: what you have, and what to do next.' },
  { picture: '/demo/template.webp', text: 'Pick a template and see your own details in it at once.' },
  { picture: '/demo/editor.webp', text: 'Fill in step by step; the page beside it follows as you type.' },
  { picture: '/demo/preview.webp', text: 'Read the finished page, then download the PDF.' },
] as const;
