import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, flowing, html } from '../html.ts';

/** The whole head of a job in one bold line: 'Employer – Title – Place | Dates'. */
export const oneLineHeads: Form = {
  look: { date: '03.2019', dash: '-' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.35 'Liberation Serif' } h1 { font-size: 20pt } h2 { text-transform: uppercase; letter-spacing: 1pt; font-size: 11pt; color: #444 } h3 { font-size: 10.5pt; margin-top: 5pt }`,
      html`<h1>${cv.basics.name}</h1>${flowing(' ▪ ')(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${joined([joined([job.employer, job.title, job.place], ' – '), job.dates], ' | ')}</h3>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${joined([joined([one.school, one.title], ' – '), one.dates], ' | ')}</h3>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), flowing(' ▪ ')(cv.small(word, ' – '))))}`,
    ),
};
