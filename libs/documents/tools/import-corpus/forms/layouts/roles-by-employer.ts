import { type Job, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { lengthText } from '../form-dates.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Jobs that follow each other at one employer are below its heading, which has the whole length. */
function employersOf(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.employer === job.employer) last.push(job);
    else groups.push([job]);
  }
  return groups;
}

export const rolesByEmployer: Form = {
  look: { date: 'Mar 2019', dash: ' - ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'Liberation Sans' } h1 { font-size: 22pt } h3 { font-size: 12pt; background: #eee; padding: 2pt 4pt; margin-top: 8pt } h3 span { float: right; font-weight: 400; font-size: 9pt } h4 { margin: 4pt 0 0 } h4 em { font-weight: 400; float: right }`,
      html`<h1>${cv.basics.name}</h1>${paragraphs(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          employersOf(cv.jobs).map((group) => {
            const [latest, first] = [group[0]?.work, group.at(-1)?.work];
            const length = cv.language === 'en' && first ? lengthText(first.startDate, latest?.endDate) : '';
            return html`<h3>${group[0]?.employer} <span>${length}</span></h3>${group.map((job) => html`<h4>${job.title} <em>${[job.dates, job.place].filter(Boolean).join(' · ')}</em></h4>${bullets(job.points)}`)}`;
          }),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map((one) => html`<h3>${one.school}</h3><h4>${one.title} <em>${one.dates}</em></h4>`),
        )}
        ${SMALL.map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};
