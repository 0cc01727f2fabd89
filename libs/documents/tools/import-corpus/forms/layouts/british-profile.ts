import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Address block in the middle, a personal profile, dates in a right column and 'available on request' at the end. */
export const britishProfile: Form = {
  suits: ['europe', 'nigeria', 'ghana', 'kenya', 'south-africa'],
  look: {
    date: 'March 2019',
    dash: ' – ',
    open: 'present',
    headings: {
      en: {
        summary: 'Personal profile',
        work: 'Career history',
        education: 'Education and qualifications',
        skills: 'Key skills',
        interests: 'Interests',
        certificates: 'Professional training',
      },
    },
  },
  print: { margin: { top: '20mm', bottom: '20mm', left: '22mm', right: '22mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 11pt/1.4 'DejaVu Serif Condensed' } header { text-align: center } h1 { font-size: 19pt } h2 { color: #1b3a57 } .row { display: flex; justify-content: space-between; gap: 8mm; margin-top: 5pt } .row span { white-space: nowrap }`,
      html`<header><h1>${cv.basics.name}</h1><p>${cv.place}</p><p>Mobile: ${cv.basics.phone} | Email: ${cv.basics.email}</p></header>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(cv.heading('skills'), bullets(cv.small('skills')))}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="row"><b>${job.title}, ${joined([job.employer, job.place])}</b><span>${job.dates}</span></div>${paragraphs(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div class="row"><b>${one.school}</b><span>${one.dates}</span></div><p>${one.title}${one.score && `: ${one.score}`}</p>`,
          ),
        )}
        ${(['certificates', 'awards', 'languages', 'publications', 'projects', 'volunteer'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}
        ${block(cv.heading('interests'), cv.small('interests').join(', '))}
        ${block(cv.heading('references'), cv.small('references').length > 0 ? paragraphs(cv.small('references')) : 'Available on request.')}`,
    ),
};
