import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html } from '../html.ts';

/** Every section is a box with its heading in a dark bar; jobs and schools are tables with lines and heads of columns. */
export const boxedSections: Form = {
  look: { date: '03-2019', dash: ' / ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.35 'DejaVu Sans Condensed' } section { border: 1pt solid #333; margin-bottom: 6mm } section > div { padding: 3mm } h2 { margin: 0; background: #333; color: #fff; padding: 2pt 8pt; font-size: 11pt } table { width: 100% } td, th { border: 0.5pt solid #888; padding: 3pt 5pt; vertical-align: top; text-align: left } td:first-child { width: 40mm }`,
      html`<h1>${cv.basics.name}</h1><br>
        ${block(cv.heading('contact'), bullets(cv.contacts))}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(cv.heading('work'), html`<table><tr><th>${cv.heading('dates')}</th><th>${cv.heading('employer')}</th><th>${cv.heading('title')}</th></tr>${cv.jobs.map((job) => html`<tr><td>${job.dates}</td><td>${joined([job.employer, job.place])}</td><td><b>${job.title}</b>${bullets(job.points)}</td></tr>`)}</table>`)}
        ${block(cv.heading('education'), html`<table><tr><th>${cv.heading('dates')}</th><th>${cv.heading('school')}</th><th>${cv.heading('degree')}</th></tr>${cv.schools.map((one) => html`<tr><td>${one.dates}</td><td>${one.school}</td><td>${one.title}</td></tr>`)}</table>`)}
        ${SMALL.map((word) => block(cv.heading(word), bullets(cv.small(word))))}`,
    ),
};
