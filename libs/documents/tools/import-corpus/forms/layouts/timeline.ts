import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** A line with dots between dates at the left and entries at the right; skills as boxes; two columns at the bottom. */
export const timeline: Form = {
  look: { date: '03/2019', dash: ' - ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'DejaVu Sans' } h1 { font-size: 22pt; color: #2563a8 } h2 { color: #2563a8; text-transform: uppercase; border-bottom: 2pt solid #2563a8 } .entry { position: relative; border-left: 2pt solid #2563a8; margin-left: 34mm; padding: 0 0 8pt 6mm } .entry::before { content: ''; position: absolute; left: -5pt; top: 3pt; width: 8pt; height: 8pt; border-radius: 50%; background: #2563a8 } .when { position: absolute; right: 100%; width: 30mm; margin-right: 4mm; font-size: 8pt; text-align: right; font-style: italic } .chip { display: inline-block; background: #2563a8; color: #fff; padding: 2pt 6pt; margin: 2pt; border-radius: 3pt } .two { columns: 2 } .two section { break-inside: avoid }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.label}</p><p>${cv.basics.summary}</p><p>✉ ${cv.basics.email}  ☎ ${cv.basics.phone}  ⌂ ${cv.place}</p>
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="entry"><p class="when">${job.dates}</p><h3>${job.title}</h3><p>${joined([job.employer, job.place])}</p>${bullets(job.points)}</div>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div class="entry"><p class="when">${one.dates}</p><h3>${one.title}</h3><p>${one.school}</p></div>`,
          ),
        )}
        ${block(
          cv.heading('skills'),
          cv.skills.map((skill) => html`<span class="chip">${skill}</span> `),
        )}
        <div class="two">${(['languages', 'certificates', 'awards', 'projects', 'publications', 'volunteer', 'interests', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</div>`,
    ),
};
