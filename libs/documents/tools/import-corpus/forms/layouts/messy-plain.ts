import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { documentOf, html } from '../html.ts';

/** Messy: one size and weight for everything, no bullets, no empty lines; headings in the same letters with no sign. */
export const messyPlain: Form = {
  look: { date: 'Mar 2019', dash: ' - ' },
  draw: (cv) => {
    const lines = [
      cv.basics.name,
      ...cv.contacts,
      cv.basics.summary,
      cv.heading('work'),
      ...cv.jobs.flatMap((job) => [joined([job.title, job.employer, job.place]), job.dates, ...job.points]),
      cv.heading('education'),
      ...cv.schools.flatMap((one) => [joined([one.title, one.school]), one.dates]),
      ...SMALL.flatMap((word) => (cv.small(word).length > 0 ? [cv.heading(word), ...cv.small(word)] : [])),
    ];
    return documentOf(
      cv.language,
      `body { font: 11pt/1.3 'Liberation Sans' }`,
      lines.map((text) => text && html`<div>${text}</div>`),
    );
  },
};
