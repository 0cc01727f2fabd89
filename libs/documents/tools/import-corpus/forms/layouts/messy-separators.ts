import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, html, paragraphs } from '../html.ts';

const SEPARATORS = [' | ', ' - ', ', ', ' // ', ' @ ', ': '];

/** Messy: another separator in each head, lists divided by commas, slashes and semicolons, double spaces. */
export const messySeparators: Form = {
  look: { date: 'March 2019', dash: '-' },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10.5pt/1.35 'Liberation Sans' } h1 { font-size: 18pt } h2 { font-size: 12pt } p { white-space: pre-wrap }`,
      html`<h1>${cv.basics.name}</h1><p>${cv.basics.phone}  /  ${cv.basics.email}   ${cv.place}</p>
        ${block(`${cv.heading('summary')}:`, cv.basics.summary)}
        ${block(
          `${cv.heading('work')} :-`,
          cv.jobs.map(
            (job, at) =>
              html`<p><b>${job.title}${SEPARATORS[at % SEPARATORS.length]}${job.employer}</b>${job.place && `,${job.place}`}  [${job.dates}]</p>${job.points.map((text, row) => html`<p>${['-', '*', '•', '>'][(at + row) % 4]} ${text}</p>`)}`,
          ),
        )}
        ${block(
          `${cv.heading('education')}-`,
          cv.schools.map(
            (one, at) =>
              html`<p>${joined([one.school, one.title], SEPARATORS[(at + 2) % SEPARATORS.length])}   ${one.dates}</p>`,
          ),
        )}
        ${SMALL.map((word, at) => block(cv.heading(word), word === 'skills' ? html`<p>${cv.skills.join(at % 2 === 0 ? ' / ' : '; ')}</p>` : paragraphs(cv.small(word, SEPARATORS[at % 4]))))}`,
    ),
};
