import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { lengthText } from '../form-dates.ts';
import { block, documentOf, html, paragraphs } from '../html.ts';
import { ENGLISH } from '../regions.ts';

const LABELS = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  certificates: 'Certifications',
  awards: 'Honors-Awards',
  publications: 'Publications',
} as const;

/** A profile saved as PDF: dark narrow column, employer over title over dates with their length, 'Page 1 of 2'. */
export const linkedinSave: Form = {
  suits: ENGLISH,
  look: { date: 'March 2019', dash: ' - ' },
  print: {
    paper: 'Letter',
    margin: { top: '0', bottom: '14mm', left: '0', right: '0' },
    footer:
      '<div style="font: 8pt Liberation Sans; width: 100%; text-align: right; padding-right: 20mm; color: #888">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'Liberation Sans' } .page { display: flex; min-height: 265mm } aside { width: 62mm; background: #293e49; color: #fff; padding: 14mm 7mm; font-size: 9.5pt } main { flex: 1; padding: 14mm 12mm } h1 { font-size: 24pt; font-weight: 400 } main h2 { font-size: 15pt; font-weight: 400; border-top: 1pt solid #ccc; padding-top: 8pt } h3 { margin-top: 8pt } .gray { color: #888 }`,
      html`<div class="page"><aside>${(Object.keys(LABELS) as (keyof typeof LABELS)[]).map((word) =>
        block(
          LABELS[word],
          paragraphs(
            word === 'skills'
              ? cv.skills.slice(0, 3)
              : word === 'contact'
                ? [
                    cv.basics.phone ?? '',
                    cv.basics.email,
                    ...(cv.basics.profiles ?? []).map(
                      ({ url, network }) => `${url.replace('https://', '')} (${network})`,
                    ),
                  ].filter(Boolean)
                : word === 'certificates'
                  ? (cv.resume.certificates ?? []).map(({ name }) => name)
                  : cv.small(word),
          ),
        ),
      )}</aside>
        <main><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p><p class="gray">${cv.place}</p>
        ${block('Summary', cv.basics.summary)}
        ${block(
          'Experience',
          cv.jobs.map(
            (job) =>
              html`<h3>${job.employer}</h3><p>${job.title}</p><p>${job.dates} ${lengthText(job.work.startDate, job.work.endDate) && `(${lengthText(job.work.startDate, job.work.endDate)})`}</p><p class="gray">${job.place}</p>${paragraphs(job.points)}`,
          ),
        )}
        ${block(
          'Education',
          cv.schools.map(
            (one) =>
              html`<h3>${one.school}</h3><p>${joined([one.degree, one.subject])}<span class="gray"> · (${one.dates})</span></p>`,
          ),
        )}</main></div>`,
    ),
};
