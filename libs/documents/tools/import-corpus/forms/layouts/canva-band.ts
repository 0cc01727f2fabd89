import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** A band with the name in letters set far apart; main column left, a narrow tinted column right. */
export const canvaBand: Form = {
  look: { date: 'Mar 2019', dash: ' – ' },
  print: { margin: { top: '0', bottom: '8mm', left: '0', right: '0' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 9.5pt/1.4 'Liberation Sans' } header { background: #d9b8a8; text-align: center; padding: 12mm } h1 { font: 24pt 'C059'; letter-spacing: 7pt; text-transform: uppercase } header p { letter-spacing: 3pt; text-transform: uppercase; font-size: 8pt }
      .page { display: grid; grid-template-columns: 1fr 64mm } main, aside { padding: 4mm 10mm } aside { background: #f6efeb } h2 { font-size: 10pt; letter-spacing: 4pt; text-transform: uppercase } h3 { font-size: 10pt; margin-top: 6pt } .at { font-style: italic }`,
      html`<header><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p></header><div class="page"><main>
        ${block(cv.heading('summary'), paragraphs(cv.small('summary')))}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.title}</h3><p class="at">${job.employer} | ${job.dates}</p>${bullets(job.points)}`,
          ),
        )}
        ${(['projects', 'volunteer', 'publications', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</main>
        <aside>${block(cv.heading('contact'), paragraphs(cv.contacts))}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<h3>${one.degree}</h3><p>${one.subject}</p><p class="at">${one.school}</p><p>${one.dates}</p>`,
          ),
        )}
        ${block(cv.heading('skills'), paragraphs(cv.skills))}
        ${(['languages', 'certificates', 'awards', 'interests'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</aside></div>`,
    ),
};
