import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, grid, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text.toUpperCase(), { u: true }), { before: 10, after: 4 });
const TABS = { tabs: [{ at: 5.5 }], after: 0 };

/** Typed as in a business centre: bio data with tabs, schools as a table with serial numbers, duties below each job. */
export const docxNigeriaTyped: Form = {
  suits: ['nigeria'],
  look: {
    date: '2019',
    dash: ' - ',
    open: 'Till Date',
    headings: {
      en: {
        languages: 'LANGUAGES SPOKEN',
        certificates: 'PROFESSIONAL CERTIFICATES',
        interests: 'HOBBIES',
        summary: 'OBJECTIVE',
        volunteer: 'VOLUNTARY SERVICE',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 12,
    blocks: [
      line(bold('CURRICULUM VITAE', { u: true, size: 16 }), { align: 'center', after: 8 }),
      heading('BIO DATA'),
      ...[
        ['Name', cv.basics.name],
        ['Date of Birth', cv.born((day, month, year) => `${day}th ${month}, ${year}`)],
        ['Sex', cv.pick('sex', ['Male', 'Female'])],
        ['Marital Status', cv.pick('married', ['Single', 'Married'])],
        ['Nationality', 'Nigerian'],
        ['Contact Address', cv.place],
        ['Phone No', cv.basics.phone ?? ''],
        ['E-mail', cv.basics.email],
      ].map(([label, text]) => line([bold(`${label}:`), `\t${text}`], TABS)),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text, { align: 'justify' })]),
      heading('SCHOOLS ATTENDED WITH DATES'),
      grid(
        [1.3, 7.2, 5.5, 3],
        [
          [bold('S/N'), bold('INSTITUTION'), bold('QUALIFICATION'), bold('DATE')],
          ...cv.schools.map((one, at) => [String(at + 1), one.school, one.title, one.dates]),
        ],
      ),
      heading('WORKING EXPERIENCE'),
      ...cv.jobs.flatMap((job) => [
        line([bold(joined([job.employer, job.place])), `\t${job.dates}`], {
          tabs: [{ at: 17, right: true }],
          before: 4,
        }),
        line(['Position Held: ', bold(job.title)]),
        ...listed(job.points),
      ]),
      ...lists(
        cv,
        [
          'skills',
          'languages',
          'certificates',
          'awards',
          'publications',
          'projects',
          'volunteer',
          'interests',
        ],
        heading,
      ),
      heading('REFEREES'),
      ...(cv.small('references').length > 0 ? cv.small('references') : ['Available on request']).map((text) =>
        line(text),
      ),
    ],
  }),
};
