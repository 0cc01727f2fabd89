import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, html } from '../html.ts';

const SIGNS = ['•', '➢', 'o', '-', '✓'];

/** Messy: pasted from two older resumes, so half the jobs begin with the employer in another face, with other bullets. */
export const messyTwoHands: Form = {
  look: { date: 'Mar 2019', dash: ' – ' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.4 'Liberation Sans' } h1 { font-size: 20pt } .other { font: 12pt/1.2 'Liberation Serif' } .other b { font-variant: small-caps } .in { margin-left: 7mm; text-indent: -4mm }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.email} | ${cv.basics.phone}</p><p class="other">${cv.place}</p>
        ${block(cv.heading('summary').toUpperCase(), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job, at) =>
              html`<div class="${at % 2 === 0 ? 'one' : 'other'}">${at % 2 === 0 ? html`<p><b>${job.title}</b> | ${job.dates}</p><p>${joined([job.employer, job.place])}</p>` : html`<p>${cv.span(job.work, { form: 'March 2019', dash: ' to ' })}</p><p><b>${job.employer}</b>${job.place && `, ${job.place}`}</p><p><i>${job.title}</i></p>`}${job.points.map((text) => html`<p class="in">${SIGNS[at % SIGNS.length]} ${text}</p>`)}</div>`,
          ),
        )}
        ${block(
          cv.heading('education').toUpperCase(),
          cv.schools.map(
            (one, at) =>
              html`<div class="${at % 2 === 0 ? 'other' : 'one'}">${at % 2 === 0 ? html`<p>${one.dates}: ${one.school}</p><p>${one.title}</p>` : html`<p><b>${one.title}</b> | ${one.dates}</p><p>${one.school}</p>`}</div>`,
          ),
        )}
        ${SMALL.map((word, at) =>
          block(
            at % 2 === 0 ? cv.heading(word) : cv.heading(word).toUpperCase(),
            cv.small(word).map((text) => html`<p class="in">${SIGNS[at % SIGNS.length]} ${text}</p>`),
          ),
        )}`,
    ),
};
