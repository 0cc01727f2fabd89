import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, html, paragraphs } from '../html.ts';

/** Small capitals, justified text with hyphens at line ends in narrow measure, dates in italics at the right margin. */
export const smallCaps: Form = {
  look: { date: 'March 2019', dash: '–' },
  print: { margin: { top: '30mm', bottom: '28mm', left: '38mm', right: '38mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 11pt/1.35 'Liberation Serif'; text-align: justify; hyphens: auto } h1, h2 { font-variant: small-caps; font-weight: 400; text-align: center; letter-spacing: 1pt } h1 { font-size: 24pt } .head { font-variant: small-caps; text-align: left; margin-top: 6pt } .head i { float: right; font-variant: normal } .mid { text-align: center }`,
      html`<h1>${cv.basics.name}</h1><p class="mid">${cv.contacts.join(' ⋄ ')}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<p class="head"><i>${job.dates}</i>${job.employer}</p><p><i>${joined([job.title, job.place])}.</i> ${job.points.join(' ')}</p>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) => html`<p class="head"><i>${one.dates}</i>${one.school}</p><p><i>${one.title}</i></p>`,
          ),
        )}
        ${SMALL.map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};
