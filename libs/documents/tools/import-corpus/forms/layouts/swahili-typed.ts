import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, documentOf, html } from '../html.ts';

/** Numbered headings and lettered entries; name and details with labels and dots. */
export const swahiliTyped: Form = {
  suits: ['swahili', 'kenya', 'east-africa'],
  look: {
    date: '2019',
    dash: ' - ',
    open: 'Present',
    headings: { sw: { summary: 'Maelezo mafupi', references: 'Wadhamini' } },
  },
  print: { margin: { top: '20mm', bottom: '20mm', left: '24mm', right: '20mm' } },
  draw: (cv) => {
    const lettered = (lines: readonly string[]) =>
      lines.map((text, at) => html`<p class="in">${String.fromCharCode(97 + at)}) ${text}</p>`);
    const label = (text: string, value: string | undefined) =>
      value && html`<p class="in">${text}: ${value}</p>`;
    let count = 1;
    const numbered = (word: Parameters<typeof cv.heading>[0], content: Parameters<typeof block>[1]) => {
      const made = block(`${count}. ${cv.heading(word).toUpperCase()}`, content);
      if (made) count++;
      return made;
    };
    return documentOf(
      cv.language,
      `body { font: 12pt/1.5 'Liberation Serif' } h1 { text-align: center; font-size: 16pt; text-decoration: underline } h2 { font-size: 12pt } .in { margin-left: 8mm } .deep { margin-left: 16mm }`,
      html`<h1>${cv.heading('resume').toUpperCase()}</h1>
        ${numbered('contact', [label(cv.language === 'sw' ? 'Jina' : 'Name', cv.basics.name), label(cv.heading('address'), cv.place), label(cv.heading('phone'), cv.basics.phone), label(cv.heading('email'), cv.basics.email)])}
        ${numbered('summary', cv.basics.summary && html`<p class="in">${cv.basics.summary}</p>`)}
        ${numbered('education', lettered(cv.schools.map((one) => joined([one.dates, one.school, one.title]))))}
        ${numbered(
          'work',
          cv.jobs.map(
            (job, at) =>
              html`<p class="in">${String.fromCharCode(97 + at)}) ${job.dates}: <b>${job.title}</b>, ${joined([job.employer, job.place])}</p>${job.points.map((text) => html`<p class="deep">- ${text}</p>`)}`,
          ),
        )}
        ${SMALL.map((word) => numbered(word, lettered(cv.small(word))))}`,
    );
  },
};
