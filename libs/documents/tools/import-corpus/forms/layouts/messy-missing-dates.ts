import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, flowing, html } from '../html.ts';

/** Messy: one job has no dates, the last school has none either, and ends that are open are left empty. */
export const messyMissingDates: Form = {
  look: { date: 'Mar 2019', dash: ' - ' },
  draw: (cv) => {
    // Years that nothing else prints, so that the truth does not ask for them.
    const isDropped = (own: object, all: readonly object[], at: number): boolean => {
      const rest = JSON.stringify({
        ...cv.resume,
        work: all === cv.resume.work ? all.filter((one) => one !== own) : cv.resume.work,
        education: all === cv.resume.education ? all.filter((one) => one !== own) : cv.resume.education,
      });
      const years = JSON.stringify(own).match(/"(?:start|end)Date":"\d{4}/g) ?? [];
      return at > 0 && years.every((year) => !rest.includes(year.slice(-4)));
    };
    const { work = [], education = [] } = cv.resume;
    return documentOf(
      cv.language,
      `body { font: 11pt/1.4 'DejaVu Serif' } h1 { font-size: 17pt } h2 { font-size: 12pt; text-decoration: underline }`,
      html`<h1>${cv.basics.name}</h1>${flowing(' / ')(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job, at) =>
              html`<p><b>${job.title}</b> - ${joined([job.employer, job.place])} ${!isDropped(job.work, work, at) && `${job.start} - ${job.work.endDate ? job.end : ''}`}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one, at) =>
              html`<p>${joined([one.title, one.school], ' - ')} ${!isDropped(one.education, education, at) && one.dates}</p>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), bullets(cv.small(word))))}`,
    );
  },
};
