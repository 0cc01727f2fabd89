import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** A tinted left column with a photo; jobs as 'Title - Employer' with 'De … à …' below. */
export const frenchSidebar: Form = {
  suits: ['francophone'],
  look: {
    date: 'March 2019',
    dash: ' à ',
    headings: {
      fr: {
        summary: 'À propos',
        work: 'Expériences professionnelles',
        education: 'Diplômes et formations',
        interests: 'Loisirs',
        skills: 'Atouts et compétences',
      },
    },
  },
  print: { margin: { top: '0', bottom: '0', left: '0', right: '0' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'DejaVu Sans Condensed' } .page { display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm } aside { background: #e8eef2; padding: 12mm 6mm; order: 0 } main { padding: 12mm 9mm } .photo { width: 30mm; height: 36mm; background: #b5c4cf; margin-bottom: 6mm } h2 { color: #34626c; font-size: 12pt } h3 { margin-top: 6pt } .when { font-style: italic }`,
      html`<div class="page"><aside><div class="photo"></div>
        ${block(cv.heading('contact'), paragraphs(cv.contacts))}
        ${(['skills', 'languages', 'interests', 'certificates'] as const).map((word) => block(cv.heading(word), word === 'skills' ? bullets(cv.skills) : bullets(cv.small(word))))}</aside>
        <main><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.title} - ${job.employer}</h3><p class="when">${cv.language === 'fr' && job.dates.includes(' à ') && 'De '}${joined([job.dates, job.place], ' · ')}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${one.title}</h3><p>${one.school}</p><p class="when">${one.dates}</p>`,
          ),
        )}
        ${(['awards', 'publications', 'projects', 'volunteer', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</main></div>`,
    ),
};
