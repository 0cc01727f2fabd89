import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, flowing, html } from '../html.ts';

/** A short page: every job and school is one line without duties, 'Title at Employer (dates), Place'. */
export const oneLineJobs: Form = {
  look: { date: 'Mar 2019', dash: '–' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 11pt/1.6 'C059' } h1 { font-size: 16pt } h2 { font-size: 11pt; font-style: italic }`,
      html`<h1>${cv.basics.name}</h1>${flowing(', ')(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<p>${cv.language === 'en' ? `${job.title} at ${job.employer}` : joined([job.title, job.employer], ' · ')} (${job.dates})${job.place && `, ${job.place}`}</p>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map((one) => html`<p>${joined([one.title, one.school], ' · ')} (${one.dates})</p>`),
        )}
        ${SMALL.map((word) => block(cv.heading(word), flowing('; ')(cv.small(word))))}`,
    ),
};
