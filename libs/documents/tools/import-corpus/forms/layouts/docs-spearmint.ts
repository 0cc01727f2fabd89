import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Name left, contact stack right; 'Employer, place - Title' as one green heading and the dates below in small letters. */
export const docsSpearmint: Form = {
  look: { date: 'Mar 2019', dash: ' - ' },
  print: { paper: 'Letter', margin: { top: '18mm', bottom: '18mm', left: '22mm', right: '22mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'Liberation Sans' } header { overflow: hidden } header p { float: right; text-align: right; font-size: 8.5pt } h1 { float: left; width: 60%; font-size: 28pt; font-weight: 400 }
      h2 { color: #00ab44; font-size: 14pt; font-weight: 400 } h3 { font-size: 10.5pt } .when { font-size: 8pt; color: #777; text-transform: lowercase }`,
      html`<header><h1>${cv.basics.name}</h1><p>${cv.contacts.map((text) => html`${text}<br>`)}</p></header>
        <p>${cv.basics.summary}</p>
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.employer}${job.place && `, ${job.place}`} - <span style="font-weight:400">${job.title}</span></h3><p class="when">${job.dates}</p>${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<h3>${one.school} - <span style="font-weight:400">${one.title}</span></h3><p class="when">${one.dates}</p>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};
