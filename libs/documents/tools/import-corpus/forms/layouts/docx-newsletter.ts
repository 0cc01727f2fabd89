import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, italic, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { color: '8E24AA', size: 12 }), { before: 10, after: 3 });

/** Two columns of one section that flow like a newspaper, with the name above and details in header and footer. */
export const docxNewsletter: Form = {
  look: { date: 'Mar 2019', dash: ' – ' },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 10,
    margins: [2, 1.8, 2, 1.8],
    header: [line(joined([cv.basics.phone, cv.basics.email], '  |  '), { align: 'right' })],
    footer: [line(`${cv.basics.name} - `)],
    numbered: true,
    blocks: [
      line(bold(cv.basics.name, { size: 26 })),
      line(joined([cv.basics.label, cv.place], ' | ')),
      { kind: 'columns', count: 2 },
      ...lists(cv, ['summary', 'skills', 'languages'], heading, (lines) => lines.map((text) => line(text))),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line(bold(job.title), { before: 4, after: 0 }),
        line(job.employer, { after: 0 }),
        line(italic(joined([job.dates, job.place], ', '))),
        ...listed(job.points),
      ]),
      heading(cv.heading('education')),
      ...cv.schools.flatMap((one) => [
        line(bold(one.title), { after: 0 }),
        line(one.school, { after: 0 }),
        line(italic(one.dates)),
      ]),
      ...lists(
        cv,
        ['certificates', 'awards', 'publications', 'projects', 'volunteer', 'interests', 'references'],
        heading,
      ),
    ],
  }),
};
