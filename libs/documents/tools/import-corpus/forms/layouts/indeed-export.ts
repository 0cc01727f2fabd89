import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, flowing, html, paragraphs } from '../html.ts';
import { ENGLISH } from '../regions.ts';

/** The export of a job board: plain, 'Employer - Place' under the title, 'January 2019 to Present'. */
export const indeedExport: Form = {
  suits: ENGLISH,
  look: {
    date: 'March 2019',
    dash: ' to ',
    headings: {
      en: {
        work: 'Work Experience',
        certificates: 'Certifications and Licenses',
        volunteer: 'Volunteer experience',
      },
    },
  },
  print: { paper: 'Letter', margin: { top: '18mm', bottom: '18mm', left: '20mm', right: '20mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.45 'Liberation Sans' } h1 { font-size: 22pt } h2 { border-bottom: 1px solid #999; font-size: 15pt; font-weight: 400 } section > div > div { margin-bottom: 8pt }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.label}</p><p>${cv.place}</p><p>${cv.basics.email}</p><p>${cv.basics.phone}</p><p>Authorized to work in the country for any employer</p><p>${cv.basics.summary}</p>
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div><h3>${job.title}</h3><p>${joined([job.employer, job.place], ' - ')}</p><p>${job.dates}</p>${bullets(job.points)}</div>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div><h3>${joined([one.degree, one.subject], ' in ')}</h3><p>${one.school}</p><p>${one.dates}</p></div>`,
          ),
        )}
        ${block(cv.heading('skills'), bullets(cv.skills))}
        ${block(cv.heading('languages'), bullets(cv.languages.map(({ language, level }) => joined([language, level], ' - '))))}
        ${block(
          cv.heading('certificates'),
          (cv.resume.certificates ?? []).map(
            (one) => html`<div><h3>${one.name}</h3><p>${cv.date(one.date)}</p></div>`,
          ),
        )}
        ${(['awards', 'publications', 'projects', 'volunteer'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}
        ${block(cv.heading('interests'), flowing(', ')(cv.small('interests')))}`,
    ),
};
