import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { color: 'F2511B', size: 14 }), { before: 16, after: 4 });

/** Grey date above each entry, then employer and title with a slash. */
export const docsCoral: Form = {
  look: { date: 'March 2019', dash: ' – ', open: 'Present' },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 10.5,
    paper: 'Letter',
    margins: [2.5, 2.5, 2.5, 2.5],
    blocks: [
      line(bold(cv.basics.name, { size: 30 }), { after: 6 }),
      ...cv.contacts.map((text) => line({ text, color: '666666' }, { after: 0 })),
      ...lists(cv, ['summary', 'skills'], heading, (lines) => lines.map((text) => line(text))),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line({ text: job.dates, color: '666666', size: 9 }, { before: 8, after: 0 }),
        line([bold(joined([job.employer, job.place])), ` / ${job.title}`]),
        ...job.points.map((text) => line(text)),
      ]),
      heading(cv.heading('education')),
      ...cv.schools.flatMap((one) => [
        line({ text: one.dates, color: '666666', size: 9 }, { before: 8, after: 0 }),
        line([bold(one.school), ` / ${one.title}`]),
      ]),
      ...lists(cv, SMALL.slice(1), heading, listed),
    ],
  }),
};
