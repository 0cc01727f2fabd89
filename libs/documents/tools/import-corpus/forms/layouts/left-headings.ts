import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { documentOf, html, isEmpty, type Part, paragraphs } from '../html.ts';

/** A table of two columns: the heading is beside its first entry, dates below the title in the same column. */
export const leftHeadings: Form = {
  look: { date: 'Mar 2019', dash: ' – ', headings: { en: { work: 'Experience', summary: 'Summary' } } },
  draw: (cv) => {
    const row = (heading: string, content: Part): Part =>
      !isEmpty(content) && html`<tr><th>${heading}</th><td>${content}</td></tr>`;
    return documentOf(
      cv.language,
      `body { font: 10pt/1.45 'Liberation Sans' } table { width: 100% } th { width: 36mm; text-align: right; vertical-align: top; padding: 7pt 8mm 7pt 0; color: #b23a48; font-weight: 400; border-right: 1px solid #b23a48 } td { padding: 7pt 0 7pt 6mm } .when { font-size: 8.5pt; color: #555 } h3 { font-size: 10pt }`,
      html`<table>${row('', html`<h1>${cv.basics.name}</h1><p>${cv.basics.label}</p>`)}
        ${row(cv.heading('contact'), html`<p>${cv.contacts.join('  |  ')}</p>`)}
        ${row(cv.heading('summary'), cv.basics.summary)}
        ${row(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.title}</h3><p class="when">${joined([job.employer, job.place])}, ${job.dates}</p>${job.points.map((text) => html`<p>– ${text}</p>`)}<br>`,
          ),
        )}
        ${row(
          cv.heading('education'),
          cv.schools.map((one) => html`<h3>${one.title}</h3><p class="when">${one.school}, ${one.dates}</p>`),
        )}
        ${SMALL.map((word) => row(cv.heading(word), paragraphs(cv.small(word))))}</table>`,
    );
  },
};
