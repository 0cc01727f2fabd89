import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(text, { style: 'Heading 1', before: 12, after: 4 });

/** Word's own styles of title and headings; title, employer and dates in one line with a tab. */
export const docxWordChronological: Form = {
  look: {
    date: 'Mar 2019',
    headings: { en: { summary: 'Objective', work: 'Experience', skills: 'Skills & Abilities' } },
  },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 11,
    blocks: [
      line(cv.basics.name, { style: 'Title', after: 4 }),
      line(cv.contacts.join(' | ')),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line([bold(job.title), ` | ${job.employer} | ${job.dates}`], { style: 'Heading 2', before: 8 }),
        ...listed(job.points),
      ]),
      heading(cv.heading('education')),
      ...cv.schools.map(({ title, school, dates }) =>
        line(joined([title, school, dates], ' | '), { style: 'Heading 2' }),
      ),
      ...lists(cv, SMALL, heading),
    ],
  }),
};
