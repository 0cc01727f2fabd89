import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { documentOf, html } from '../html.ts';

const WIDTH = 78;

/** Breaks a text at spaces and indents what follows its first line. */
function wrapped(text: string, indent: string, first = indent): string[] {
  const rows = [first];
  let isStart = true;
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (!isStart && row.length + 1 + word.length > WIDTH) rows.push(indent + word);
    else rows[rows.length - 1] = isStart ? row + word : `${row} ${word}`;
    isStart = false;
  }
  return rows;
}

/** Plain text in letters of one width: rules of equals signs, stars as bullets, dates pushed to the right with spaces. */
export const monospace: Form = {
  look: { date: '2019-03', dash: ' to ' },
  draw: (cv) => {
    const heading = (text: string): string[] => ['', text.toUpperCase(), '='.repeat(text.length), ''];
    const ends = (left: string, right: string): string =>
      left + right.padStart(Math.max(WIDTH - left.length, right.length + 2));
    const text = [
      ends(cv.basics.name.toUpperCase(), cv.basics.phone ?? ''),
      ends(cv.place, cv.basics.email),
      ...(cv.basics.summary ? [...heading(cv.heading('summary')), ...wrapped(cv.basics.summary, '')] : []),
      ...heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        ends(job.title, job.dates),
        joined([job.employer, job.place]),
        ...job.points.flatMap((point) => wrapped(point, '    ', '  * ')),
        '',
      ]),
      ...heading(cv.heading('education')),
      ...cv.schools.flatMap((one) => [ends(one.school, one.dates), ...wrapped(one.title, '  ')]),
      ...SMALL.flatMap((word) => {
        const lines = cv.small(word);
        return lines.length > 0
          ? [...heading(cv.heading(word)), ...lines.flatMap((line) => wrapped(line, '    ', '  * '))]
          : [];
      }),
    ];
    return documentOf(
      cv.language,
      `pre { font: 9pt/1.3 'Liberation Mono'; margin: 0 }`,
      html`<pre>${text.join('\n')}</pre>`,
    );
  },
};
