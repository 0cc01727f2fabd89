import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { type Block, bold, grid, italic, line, listed } from '../word-blocks.ts';

/** One table without lines: headings and dates in the left column, everything else in the right one. */
export const docxWordTable: Form = {
  look: { date: 'March 2019', dash: ' to ', headings: { en: { work: 'Experience', summary: 'Profile' } } },
  write: (cv) => {
    const row = (left: string, right: Block[]): Block[][] => [[line(bold(left, { color: '7F7F7F' }))], right];
    const rows = [
      row('', [line(bold(cv.basics.name, { size: 24 })), line(cv.contacts.join(', '))]),
      ...(cv.basics.summary ? [row(cv.heading('summary'), [line(cv.basics.summary)])] : []),
      row(cv.heading('work'), []),
      ...cv.jobs.map((job) =>
        row(job.dates, [
          line(bold(job.title)),
          line(italic(joined([job.employer, job.place]))),
          ...listed(job.points),
        ]),
      ),
      row(cv.heading('education'), []),
      ...cv.schools.map((one) => row(one.dates, [line(bold(one.title)), line(italic(one.school))])),
      ...SMALL.flatMap((word) => {
        const lines = cv.small(word);
        return lines.length > 0
          ? [
              row(
                cv.heading(word),
                lines.map((text) => line(text)),
              ),
            ]
          : [];
      }),
    ];
    return { font: 'Liberation Sans', size: 10.5, blocks: [grid([4.5, 12.5], rows, false)] };
  },
};
