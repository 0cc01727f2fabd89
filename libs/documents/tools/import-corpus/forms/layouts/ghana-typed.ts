import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, italic, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) =>
  line(bold(text, { small: true, size: 13 }), { before: 12, after: 4, ruled: true });

/** Numbered bio data, schools as 'dates TAB school' with hanging text, titles in brackets behind the employer. */
export const ghanaTyped: Form = {
  suits: ['ghana', 'nigeria'],
  look: {
    date: 'Mar. 2019',
    dash: ' – ',
    open: 'Present',
    headings: {
      en: {
        summary: 'Personal Statement',
        work: 'Employment History',
        education: 'Educational Background',
        skills: 'Skills and Abilities',
        references: 'Referees',
      },
    },
  },
  write: (cv) => ({
    font: 'URW Bookman',
    size: 10.5,
    blocks: [
      line(bold(cv.basics.name, { size: 17 })),
      line(cv.place, { after: 0 }),
      line(`Tel: ${cv.basics.phone ?? ''}\tEmail: ${cv.basics.email}`, { tabs: [{ at: 8 }] }),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text, { align: 'justify' })]),
      heading('Personal Data'),
      line(
        `Date of birth: ${cv.born((day, month, year) => `${month} ${day}, ${year}`)}   Marital status: ${cv.pick('married', ['Single', 'Married'])}   Religion: ${cv.pick('faith', ['Christian', 'Muslim'])}`,
      ),
      heading(cv.heading('education')),
      ...cv.schools.map((one) =>
        line([`${one.dates}\t`, bold(one.school), ` — ${one.title}`], {
          tabs: [{ at: 5 }],
          left: 5,
          hanging: 5,
        }),
      ),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line([`${job.dates}\t`, bold(joined([job.employer, job.place])), ' (', italic(job.title), ')'], {
          tabs: [{ at: 5 }],
          left: 5,
          hanging: 5,
          before: 4,
        }),
        ...listed(job.points, 'List Bullet 2'),
      ]),
      ...lists(cv, SMALL, heading),
    ],
  }),
};
