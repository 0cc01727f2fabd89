import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Jobs in the wide column; the narrow right one has contact details, skills, awards and languages. */
export const docsSerif: Form = {
  look: {
    date: 'MARCH 2019',
    dash: ' - ',
    open: 'PRESENT',
    headings: {
      en: {
        work: 'EXPERIENCE',
        education: 'EDUCATION',
        skills: 'SKILLS',
        awards: 'AWARDS',
        languages: 'LANGUAGES',
        projects: 'PROJECTS',
      },
    },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 9.5pt/1.5 'Liberation Serif' } .page { display: grid; grid-template-columns: 1fr 52mm; gap: 10mm }
      h1 { font-size: 34pt; line-height: 1.1 } h2 { font: bold 8.5pt 'Liberation Sans'; color: #2079c7 } .when { font: 8pt 'Liberation Sans'; color: #666 }`,
      html`<div class="page"><div><h1>${cv.basics.name}</h1><p>${cv.basics.summary}</p>
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${joined([job.employer, job.place])} — <i>${job.title}</i></h3><p class="when">${job.dates}</p>${paragraphs(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${one.school} — <i>${one.title}</i></h3><p class="when">${one.dates}</p>`,
          ),
        )}
        ${block(cv.heading('projects'), paragraphs(cv.small('projects')))}</div>
        <div><p>${cv.contacts.map((text) => html`${text}<br>`)}</p>
        ${block(cv.heading('skills'), paragraphs(cv.small('skills')))}
        ${(['awards', 'certificates', 'publications', 'volunteer', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}
        ${block(cv.heading('languages'), bullets(cv.small('languages')))}</div></div>`,
    ),
};
