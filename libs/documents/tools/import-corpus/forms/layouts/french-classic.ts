import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, italic, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text.toUpperCase()), { before: 12, after: 4, ruled: true });
const ENTRY = { tabs: [{ at: 3.6 }], left: 3.6, hanging: 3.6, before: 3 };

/** Years with a colon at the left, then title in bold, employer and place in one paragraph with hanging text. */
export const frenchClassic: Form = {
  suits: ['francophone'],
  look: {
    date: '2019',
    dash: '-',
    headings: {
      fr: {
        work: 'Expérience professionnelle',
        education: 'Formation et diplômes',
        summary: 'Objectif',
        interests: 'Divers',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 11.5,
    blocks: [
      line(cv.basics.name, { after: 0 }),
      ...cv.contacts.map((text) => line(text, { after: 0 })),
      line(bold(cv.basics.label ?? cv.heading('resume'), { size: 15 }), {
        align: 'center',
        before: 12,
        after: 6,
      }),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('education')),
      ...cv.schools.map((one) => line([`${one.dates} :\t`, bold(one.title), `, ${one.school}`], ENTRY)),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line(
          [`${job.dates} :\t`, bold(job.title), ', ', italic(job.employer), job.place && ` (${job.place})`],
          ENTRY,
        ),
        ...job.points.map((text) => line(`- ${text}`, { left: 3.9, hanging: 0.3 })),
      ]),
      ...lists(cv, SMALL, heading, listed),
    ],
  }),
};
