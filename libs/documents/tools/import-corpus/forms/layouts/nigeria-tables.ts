import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, grid, line, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text.toUpperCase()), { before: 12, after: 4, shade: 'D9D9D9' });

/** Everything in bordered tables: bio data, schools, and jobs by serial number, organisation, post held and period. */
export const nigeriaTables: Form = {
  suits: ['nigeria', 'ghana'],
  look: {
    date: 'March, 2019',
    dash: ' – ',
    open: 'To Date',
    headings: {
      en: {
        certificates: 'Professional Qualifications',
        awards: 'Honours',
        interests: 'Hobbies',
        summary: 'Career Objective',
        references: 'Referees',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 10.5,
    blocks: [
      line(bold(`CURRICULUM VITAE OF ${cv.basics.name.toUpperCase()}`, { size: 14 }), {
        align: 'center',
        after: 8,
      }),
      heading('Bio-data'),
      grid(
        [5, 12],
        [
          ['Surname and other names', cv.basics.name],
          ['Date of birth', cv.born((day, month, year) => `${day} ${month} ${year}`)],
          ['Residential address', cv.place],
          ['GSM No.', cv.basics.phone ?? ''],
          ['E-mail address', cv.basics.email],
        ],
      ),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading('Educational institutions attended with dates'),
      grid(
        [7, 6, 4],
        [
          [bold('Institution'), bold('Certificate obtained'), bold('Date')],
          ...cv.schools.map((one) => [one.school, one.title, one.dates]),
        ],
      ),
      heading('Working experience'),
      grid(
        [1.2, 6.3, 5, 4.5],
        [
          [bold('S/N'), bold('Organisation'), bold('Post held and duties'), bold('Period')],
          ...cv.jobs.map((job, at) => [
            `${at + 1}.`,
            joined([job.employer, job.place]),
            [line(bold(job.title)), ...job.points.map((text) => line(text))],
            job.dates,
          ]),
        ],
      ),
      ...lists(cv, SMALL, heading, (lines) => lines.map((text, at) => line(`${at + 1}. ${text}`))),
    ],
  }),
};
