import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html } from '../html.ts';

/** As typeset by TeX: serif letters, years in the margin, numbered publications right after the degrees. */
export const academic: Form = {
  look: {
    date: '2019',
    dash: '–',
    headings: {
      en: {
        work: 'Appointments',
        publications: 'Publications',
        awards: 'Grants, Prizes and Honours',
        volunteer: 'Service',
        skills: 'Research Methods',
        summary: 'Research Interests',
      },
    },
  },
  print: {
    margin: { top: '25mm', bottom: '25mm', left: '28mm', right: '28mm' },
    footer:
      '<div style="font: 8pt Latin Modern Roman; width: 100%; text-align: center"><span class="pageNumber"></span></div>',
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.35 'LM Roman 10', 'Latin Modern Roman' } h1 { font-size: 17pt; font-weight: 400; text-align: center } header { text-align: center } h2 { font-weight: 700; font-size: 12pt } .row { display: grid; grid-template-columns: 24mm 1fr; margin-bottom: 3pt } ol { margin: 0; padding-left: 24mm; list-style: decimal } ul { list-style: '– ' }`,
      html`<header><h1>${cv.basics.name}</h1><p><i>${cv.basics.label}</i></p><p>${cv.contacts.join(' · ')}</p></header>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div class="row"><span>${one.dates}</span><span>${one.title}, <i>${one.school}</i></span></div>`,
          ),
        )}
        ${block(cv.heading('publications'), cv.small('publications').length > 0 && html`<ol>${cv.small('publications').map((text) => html`<li>${text}</li>`)}</ol>`)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="row"><span>${job.dates}</span><div>${job.title}, <i>${joined([job.employer, job.place])}</i>${bullets(job.points)}</div></div>`,
          ),
        )}
        ${SMALL.filter((word) => word !== 'publications').map((word) =>
          block(
            cv.heading(word),
            cv.small(word).map((text) => html`<div class="row"><span></span><span>${text}</span></div>`),
          ),
        )}`,
    ),
};
