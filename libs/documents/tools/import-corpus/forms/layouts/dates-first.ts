import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, html, paragraphs } from '../html.ts';

/** Dates on a separate line above each entry, the place behind them, then employer and title each on a line. */
export const datesFirst: Form = {
  look: { date: '2019/03', dash: ' ~ ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.4 'Liberation Sans Narrow' } h1 { font-size: 26pt; font-weight: 400 } h2 { border-left: 4pt solid #f4a300; padding-left: 6pt } .when { margin-top: 8pt; color: #b06f00 }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.label}</p>${paragraphs(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p class="when">${one.dates}</p><p>${one.school}</p><p>${one.degree}</p><p>${one.subject}</p>`,
          ),
        )}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<p class="when">${job.dates}${job.place && ` (${job.place})`}</p><p>${job.employer}</p><p><i>${job.title}</i></p>${job.points.map((text) => html`<p>› ${text}</p>`)}`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};
