import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html } from '../html.ts';
import { ENGLISH } from '../regions.ts';

/** Large letters on three pages or more; every page has a header and 'Page 1 of 3', so jobs go over page ends. */
export const pageHeaders: Form = {
  suits: ENGLISH,
  look: { date: 'March 2019', dash: ' until ', open: 'now' },
  print: {
    margin: { top: '30mm', bottom: '28mm', left: '28mm', right: '28mm' },
    header:
      '<div style="font: 9pt Liberation Serif; width: 100%; padding: 0 28mm; border-bottom: 1px solid #999">CURRICULUM VITAE<span style="float: right">Private and confidential</span></div>',
    footer:
      '<div style="font: 9pt Liberation Serif; width: 100%; text-align: center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 15pt/2 'Liberation Serif' } h1 { font-size: 24pt } h2 { font-size: 17pt } h3 { font-size: 14pt; margin-top: 10pt } li { margin-bottom: 4pt }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.contacts.map((text) => html`${text}<br>`)}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${joined([job.employer, job.place])}</h3><p>${job.title}, from ${job.dates}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${one.school}</h3><p>${one.title}, ${one.dates.replace(' until ', ' to ')}</p>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), bullets(cv.small(word))))}`,
    ),
};
