import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, flowing, html } from '../html.ts';

/** Start and end below each other in a left column, the employer over the title, icons before headings. */
export const canvaDates: Form = {
  look: { date: '03/2019' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'DejaVu Sans Condensed' } h1 { font-size: 26pt; color: #14532d } .row { display: grid; grid-template-columns: 26mm 1fr; margin-bottom: 6pt } .row > p { color: #14532d; font-size: 8.5pt } h2::before { content: '\\e0b0'; font: 13pt OpenSymbol; margin-right: 6pt } .title { text-transform: uppercase; font-size: 8.5pt }
      .contact span { margin-right: 12pt } .contact span::before { content: '\\e0b7'; font: 9pt OpenSymbol; margin-right: 3pt }`,
      html`<h1>${cv.basics.name}</h1><p class="contact">${cv.contacts.map((text) => html`<span>${text}</span>`)}</p><p>${cv.basics.summary}</p>
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="row"><p>${job.start}<br>${job.end}</p><div><h3>${job.employer}</h3><p class="title">${job.title}</p>${bullets(job.points)}</div></div>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div class="row"><p>${one.start}<br>${one.end}</p><div><h3>${one.school}</h3><p class="title">${one.title}</p></div></div>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), flowing('  •  ')(cv.small(word))))}`,
    ),
};
