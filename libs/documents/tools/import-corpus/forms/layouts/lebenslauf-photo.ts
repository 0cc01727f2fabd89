import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Photo at the right, 'seit' for what goes on, title and employer in one line with a bar, dates at the left. */
export const lebenslaufPhoto: Form = {
  suits: ['germany'],
  look: {
    date: '03.2019',
    dash: ' – ',
    headings: {
      de: { summary: 'Kurzprofil', work: 'Berufspraxis', education: 'Bildungsweg', skills: 'Fähigkeiten' },
    },
  },
  print: { margin: { top: '18mm', bottom: '18mm', left: '22mm', right: '18mm' } },
  draw: (cv) => {
    const when = (start: string, end: string, isOpen: boolean, dates: string): string =>
      isOpen && cv.language === 'de' ? `seit ${start}` : end && dates;
    return documentOf(
      cv.language,
      `body { font: 10.5pt/1.4 'Liberation Sans' } .photo { float: right; width: 35mm; height: 45mm; border: 1px solid #999; background: #ddd } h1 { font-size: 22pt } h2 { color: #8b1a1a; clear: both } .row { display: grid; grid-template-columns: 38mm 1fr; margin-bottom: 5pt }`,
      html`<div class="photo"></div><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p><br>${paragraphs(cv.contacts)}
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="row"><p>${when(job.start, job.end, job.work.endDate === undefined, job.dates)}</p><div><p><b>${job.title}</b> | ${joined([job.employer, job.place])}</p>${bullets(job.points)}</div></div>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<div class="row"><p>${one.dates}</p><p><b>${one.title}</b> | ${one.school}${one.score && `, Note: ${one.score}`}</p></div>`,
          ),
        )}
        ${SMALL.map((word) =>
          block(
            cv.heading(word),
            cv.small(word).map((text) => html`<div class="row"><p></p><p>${text}</p></div>`),
          ),
        )}`,
    );
  },
};
