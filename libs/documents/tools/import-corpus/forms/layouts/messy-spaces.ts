import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(`${text.toUpperCase()}:`), { before: 6 });
/** As somebody pushes text with the space bar: never twice the same width. */
const pushed = (left: string, right: string, to: number): string =>
  `${left}${' '.repeat(Math.max(3, to - left.length))}${right}`;

/** Messy: columns made with the space bar and dots, numbers typed by hand, wrapped by hand with line breaks. */
export const messySpaces: Form = {
  suits: ['nigeria', 'ghana', 'kenya', 'india', 'south-africa'],
  look: {
    date: 'March 2019',
    dash: '-',
    open: 'till date',
    headings: {
      en: {
        work: 'Working experience with dates',
        education: 'Institutions attended with dates',
        references: 'Referees',
        interests: 'Hobbies',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 12,
    blocks: [
      line(bold('CURRICULUM VITAE'), { align: 'center' }),
      ...[
        ['NAME', cv.basics.name],
        ['ADDRESS', cv.place],
        ['PHONE', cv.basics.phone ?? ''],
        ['EMAIL', cv.basics.email],
      ].map(([label = '', text = '']) => line(pushed(label, `: ${text}`, 24))),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('education')),
      ...cv.schools.flatMap((one, at) => [
        line(pushed(`${at + 1}. ${one.school}`, one.dates, 62)),
        line(`     ${one.title}`),
      ]),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job, at) => [
        line(`${at + 1}. ${joined([job.employer, job.place])} ${'.'.repeat(8)} ${job.dates}`),
        line(pushed('     Post:', job.title, 16)),
        ...job.points.map((text) => line(`     -    ${text}`)),
      ]),
      ...lists(cv, SMALL, heading, (lines) => lines.map((text, at) => line(`${at + 1}.   ${text}`))),
    ],
  }),
};
