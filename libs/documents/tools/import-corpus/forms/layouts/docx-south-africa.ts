import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { type Block, bold, grid, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string): Block =>
  line(bold(text, { size: 13, caps: true, color: '1F4E79' }), { before: 14, after: 4 });

/** A table of personal details with lines, and each job as a table of Employer, Position, Period and Duties. */
export const docxSouthAfrica: Form = {
  suits: ['south-africa'],
  look: {
    date: 'March 2019',
    dash: ' - ',
    open: 'Current',
    headings: {
      en: {
        summary: 'Profile',
        work: 'Employment History',
        education: 'Qualifications',
        languages: 'Languages',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 10.5,
    header: [line(`Curriculum Vitae: ${cv.basics.name}`, { align: 'right' })],
    blocks: [
      heading('Personal Details'),
      grid(
        [5, 12],
        [
          [bold('Full names'), cv.basics.name],
          [bold('Date of birth'), cv.born((day, month, year) => `${day} ${month} ${year}`)],
          [bold('Nationality'), 'South African'],
          [bold('Gender'), cv.pick('sex', ['Male', 'Female'])],
          [bold('Driver’s licence'), cv.pick('drives', ['Code 08', 'Code B', 'Code 10'])],
          [bold('Residential area'), cv.place],
          [bold('Contact number'), cv.basics.phone ?? ''],
          [bold('Email'), cv.basics.email],
          [bold('Criminal record'), 'None'],
        ],
      ),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('education')),
      ...cv.schools
        .map((one) =>
          grid(
            [5, 12],
            [
              [bold('Institution'), one.school],
              [bold('Qualification'), one.title],
              [bold('Year completed'), one.end],
            ],
          ),
        )
        .flatMap((table) => [table, line('')]),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        grid(
          [5, 12],
          [
            [bold('Employer'), job.employer],
            [bold('Position'), job.title],
            [bold('Period'), job.dates],
            [bold('Duties'), job.points.length > 0 ? listed(job.points) : ''],
          ],
        ),
        line(''),
      ]),
      ...lists(cv, SMALL, heading),
    ],
  }),
};
