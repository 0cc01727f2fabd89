import type { Form } from '../form.types.ts';
import { block, documentOf, flowing, html, paragraphs } from '../html.ts';
import { ENGLISH } from '../regions.ts';

/** The export of a job board: title, employer and the dates with a short year, place behind a middle dot; skills as tags. */
export const glassdoorExport: Form = {
  suits: ENGLISH,
  look: {
    date: 'Mar 2019',
    dash: ' - ',
    headings: { en: { summary: 'About Me', work: 'Experience', certificates: 'Licenses & Certifications' } },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.5 'DejaVu Sans' } h1 { font-size: 18pt } h2 { font-size: 12pt; margin-top: 16pt } h3 { font-size: 10pt } .gray { color: #666; font-size: 9pt } .tag { display: inline-block; background: #eee; border-radius: 9pt; padding: 1pt 8pt; margin: 2pt }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.label}</p><p class="gray">${[cv.place, cv.basics.email, cv.basics.phone].filter(Boolean).join('  ·  ')}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<p>${job.employer}</p><h3>${job.title}</h3><p class="gray">${job.dates}${job.place && ` · ${job.place}`}</p>${paragraphs(job.points)}<br>`,
          ),
        )}
        ${block(
          cv.heading('skills'),
          cv.skills.map((skill) => html`<span class="tag">${skill}</span>`),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p>${one.school}</p><h3>${one.degree}</h3><p class="gray">${[one.subject, one.dates].filter(Boolean).join(' · ')}</p><br>`,
          ),
        )}
        ${block(
          cv.heading('certificates'),
          (cv.resume.certificates ?? []).map(
            (one) => html`<h3>${one.name}</h3><p class="gray">${one.issuer} ${cv.date(one.date)}</p>`,
          ),
        )}
        ${(['awards', 'languages', 'projects', 'publications', 'volunteer'] as const).map((word) => block(cv.heading(word), flowing('; ')(cv.small(word))))}`,
    ),
};
