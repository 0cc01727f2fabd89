import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, grid, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text.toUpperCase()), { before: 10, after: 4, shade: 'C6D9F1' });

/** A new graduate's: objective, education as a table with board, year and marks, and a declaration with place and date. */
export const indiaFresher: Form = {
  suits: ['india'],
  look: {
    date: 'Mar 2019',
    dash: ' to ',
    open: 'Till Date',
    headings: {
      en: {
        summary: 'Career Objective',
        work: 'Work Experience / Internship',
        skills: 'Technical Skills',
        interests: 'Hobbies',
        projects: 'Academic Projects',
        awards: 'Achievements',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 11,
    blocks: [
      line(bold('RESUME', { u: true, size: 14 }), { align: 'center' }),
      line(bold(cv.basics.name, { size: 13 }), { after: 0 }),
      line(`Mobile: ${cv.basics.phone ?? ''}`, { after: 0 }),
      line(`E-mail: ${cv.basics.email}`, { after: 0 }),
      line(`Address: ${cv.place}`),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading('Educational Qualification'),
      grid(
        [5.2, 5.8, 3.2, 2.2],
        [
          [bold('Degree'), bold('Institute'), bold('Year'), bold('% / CGPA')],
          ...cv.schools.map((one) => [
            one.title,
            one.school,
            one.dates,
            one.score || cv.pick(one.school, ['74.2', '68.5', '8.1', '81']),
          ]),
        ],
      ),
      ...lists(cv, ['skills', 'projects'], heading),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line([bold(`${job.title}, ${joined([job.employer, job.place])}`), ` (${job.dates})`], { before: 4 }),
        ...listed(job.points),
      ]),
      ...lists(cv, ['certificates', 'awards', 'publications', 'volunteer', 'interests'], heading),
      heading('Personal Profile'),
      ...[
        ["Father's Name", cv.pick('father', ['Shri Ramesh', 'Shri Suresh', 'Shri Mahesh'])],
        ['Date of Birth', cv.born((day, month, year) => `${day} ${month} ${year}`)],
        ['Languages Known', cv.languages.map(({ language }) => language).join(', ')],
      ].map(([label, text]) => line(`${label}\t: ${text}`, { tabs: [{ at: 4.5 }], after: 0 })),
      heading('Declaration'),
      line('I hereby declare that the above information is true to the best of my knowledge and belief.'),
      line('Place:', { before: 10 }),
      line(`Date:\t(${cv.basics.name})`, { tabs: [{ at: 17, right: true }] }),
    ],
  }),
};
