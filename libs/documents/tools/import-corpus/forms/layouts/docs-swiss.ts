import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Headings in a left column below a thick line; employer, then title, then dates on lines of their own. */
export const docsSwiss: Form = {
  look: { date: 'March 2019', dash: ' - ' },
  print: { margin: { top: '20mm', bottom: '18mm', left: '20mm', right: '20mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 9.5pt/1.5 'Liberation Sans' } header { display: flex; justify-content: space-between; margin-bottom: 8mm }
      section { display: grid; grid-template-columns: 38mm 1fr; border-top: 3pt solid #000; padding: 3mm 0 5mm; break-inside: auto } h2 { margin: 0; font-size: 10pt } .when { color: #888 } h3 + p { font-style: italic }`,
      html`<header><div><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p></div><p>${cv.contacts.map((text) => html`${text}<br>`)}</p></header>
        ${block(cv.heading('summary'), paragraphs(cv.small('summary')))}
        ${block(cv.heading('skills'), bullets(cv.skills))}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${joined([job.employer, job.place])}</h3><p>${job.title}</p><p class="when">${job.dates}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${one.school}</h3><p>${one.title}</p><p class="when">${one.dates}</p>`,
          ),
        )}
        ${SMALL.slice(1).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};
