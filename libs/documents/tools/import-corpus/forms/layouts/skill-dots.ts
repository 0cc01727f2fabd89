import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

const dots = (count: number): string => '●'.repeat(count) + '○'.repeat(5 - count);

/** Right sidebar with skills and languages rated by dots; 'Title, Employer, Place' in one line and dates in capitals below. */
export const skillDots: Form = {
  look: {
    date: 'MARCH 2019',
    dash: ' — ',
    open: 'PRESENT',
    headings: { en: { contact: 'Details', work: 'Employment History' } },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 9.5pt/1.45 'Liberation Sans' } .page { display: grid; grid-template-columns: 1fr 54mm; gap: 9mm } header { text-align: center; margin-bottom: 6mm } h1 { font-size: 20pt } h3 { font-size: 10pt; margin-top: 6pt } .when { color: #999; font-size: 8pt; letter-spacing: 0.2pt } aside p { display: flex; justify-content: space-between; gap: 3mm }`,
      html`<header><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p></header><div class="page"><main>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.title}, ${joined([job.employer, job.place])}</h3><p class="when">${job.dates}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<h3>${joined([one.title, one.school])}</h3><p class="when">${one.dates}</p>`,
          ),
        )}
        ${(['certificates', 'awards', 'projects', 'publications', 'volunteer', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</main>
        <aside>${block(cv.heading('contact'), paragraphs(cv.contacts))}
        ${block(
          cv.heading('skills'),
          cv.skills.map(
            (skill) =>
              html`<p><span>${skill}</span><span>${dots(Number(cv.pick(skill, ['3', '4', '5'])))}</span></p>`,
          ),
        )}
        ${block(
          cv.heading('languages'),
          cv.languages.map(
            ({ language }, at) =>
              html`<p><span>${language}</span><span>${dots(Math.max(1, 5 - at))}</span></p>`,
          ),
        )}
        ${block(cv.heading('interests'), paragraphs(cv.small('interests')))}</aside></div>`,
    ),
};
