import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** What somebody can do comes first; the jobs follow as 'Dates | Title | Employer | Place'. */
export const skillsFirst: Form = {
  look: {
    date: '2019',
    dash: '-',
    open: 'Now',
    headings: { en: { summary: 'Career Summary', skills: 'Areas of Strength', work: 'Employment Summary' } },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.4 'DejaVu Serif Condensed', 'DejaVu Serif' } h1 { font-size: 20pt; border-bottom: 3pt double #333 } h2 { font-variant: small-caps } .skills ul { columns: 2 }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.contacts.join('; ')}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('skills'),
          cv.skillGroups.map(
            ({ group, skills }) => html`${group && html`<h3>${group}</h3>`}${bullets(skills.split(', '))}`,
          ),
          'skills',
        )}
        ${block(cv.language === 'en' ? 'Selected Accomplishments' : cv.heading('projects'), bullets(cv.small('projects')))}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) => html`<p>${joined([job.dates, job.title, job.employer, job.place], ' | ')}</p>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<p>${joined([one.dates, one.degree, one.subject, one.school], ' | ')}</p>`,
          ),
        )}
        ${(['certificates', 'awards', 'languages', 'publications', 'volunteer', 'interests', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word, ' | '))))}`,
    ),
};
