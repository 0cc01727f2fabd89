import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { ENGLISH } from '../regions.ts';
import { bold, italic, line, listed, lists } from '../word-blocks.ts';

const RIGHT = { tabs: [{ at: 17.5, right: true }], after: 0 };
const heading = (text: string) => line(bold(text, { caps: true }), { before: 10, after: 4, ruled: true });

/** American business school style: employer and place, then title and dates, both with a tab at the right margin. */
export const wordTabs: Form = {
  suits: ENGLISH,
  look: {
    date: 'March 2019',
    dash: ' - ',
    headings: { en: { work: 'Professional Experience', skills: 'Additional Skills' } },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 11,
    paper: 'Letter',
    blocks: [
      line(bold(cv.basics.name, { size: 16, caps: true }), { align: 'center' }),
      line(cv.contacts.join(' · '), { align: 'center' }),
      heading(cv.heading('education')),
      ...cv.schools.flatMap((one) => [
        line([bold(one.school), `\t${one.dates}`], RIGHT),
        line(italic(one.title), { after: 4 }),
      ]),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line([bold(job.employer), `\t${job.place}`], { ...RIGHT, before: 4 }),
        line([italic(job.title), `\t${job.dates}`], RIGHT),
        ...listed(job.points),
      ]),
      ...lists(cv, SMALL, heading, (lines) => [line(lines.join('; '))]),
    ],
  }),
};
