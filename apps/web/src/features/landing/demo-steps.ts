import { t } from '../../shared/language/texts.ts';

interface DemoStep {
  /** What the picture's files in /demo are called. */
  readonly name: string;
  /** What the step is about. */
  readonly text: string;
  /** What the picture shows, for those who do not see it. */
  readonly shows: string;
}

/** The walk through the product, one picture of the real screens each; `e2e/demo/record-demo.ts` takes them. */
export const DEMO_STEPS: readonly DemoStep[] = [
  {
    name: 'dashboard',
    text: t`The dashboard: what you have, and what to do next.`,
    shows: t`The dashboard with ways to a resume, a cover letter, the job tracker and career insights.`,
  },
  {
    name: 'template',
    text: t`Pick a template and see your own details in it at once.`,
    shows: t`Templates side by side, each drawn with the details of the same person.`,
  },
  {
    name: 'editor',
    text: t`Fill in step by step; the page changes as you type.`,
    shows: t`The form for a job: company, position, dates and what you achieved there.`,
  },
  {
    name: 'preview',
    text: t`Read the finished page, then download the PDF.`,
    shows: t`A finished resume of one page, with buttons to download it.`,
  },
];

/** On screens this narrow the pictures of a phone show. */
export const PHONE_MEDIA = '(max-width: 56rem)';
