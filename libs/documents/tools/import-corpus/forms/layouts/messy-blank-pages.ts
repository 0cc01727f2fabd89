import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html } from '../html.ts';

const BLANK = html`<div class="blank"></div>`;

/** Messy: a cover sheet, two empty pages between jobs and schools, and the name again on top of the last page. */
export const messyBlankPages: Form = {
  look: { date: 'March 2019', dash: ' – ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 11pt/1.5 'Liberation Serif' } .cover { text-align: center; padding-top: 90mm; break-after: page } .blank { height: 1mm; break-before: page; break-after: page } h1 { font-size: 26pt } h3 { font-size: 11pt; margin-top: 6pt } h3 em { float: right; font-weight: 400 }`,
      html`<div class="cover"><p>${cv.heading('resume')}</p><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p></div>
        ${block(cv.heading('contact'), bullets(cv.contacts))}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3><em>${job.dates}</em>${job.title}</h3><p>${joined([job.employer, job.place])}</p>${bullets(job.points)}`,
          ),
        )}
        ${BLANK}${BLANK}<p>${cv.basics.name}</p>
        ${block(
          cv.heading('education'),
          cv.schools.map((one) => html`<h3><em>${one.dates}</em>${one.title}</h3><p>${one.school}</p>`),
        )}
        ${SMALL.map((word) => block(cv.heading(word), bullets(cv.small(word))))}`,
    ),
};
