import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { ENGLISH } from '../regions.ts';
import { bold, grid, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { caps: true, color: '00695C' }), { before: 12, after: 4 });

/** Licences come before jobs; jobs by unit: 'Employer | Place', then 'Title | Dates'; references as a table of two columns. */
export const nurseLicences: Form = {
  suits: ENGLISH,
  look: {
    date: '3/2019',
    dash: '-',
    open: 'present',
    headings: {
      en: {
        certificates: 'Licensure & Certifications',
        work: 'Clinical and Other Experience',
        skills: 'Competencies',
        volunteer: 'Community Service',
      },
    },
  },
  write: (cv) => ({
    font: 'Nimbus Sans',
    size: 10.5,
    footer: [line(`${cv.basics.name} | ${cv.basics.phone ?? ''} | page `, { align: 'center' })],
    numbered: true,
    blocks: [
      line(bold(cv.basics.name, { size: 18 }), { after: 0 }),
      line(joined([cv.basics.label, cv.place, cv.basics.phone, cv.basics.email], ' | ')),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      ...lists(cv, ['certificates'], heading, listed),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line(bold(joined([job.employer, job.place], ' | ')), { before: 5, after: 0 }),
        line(`${job.title} | ${job.dates}`),
        ...listed(job.points),
      ]),
      heading(cv.heading('education')),
      ...cv.schools.map((one) =>
        line([bold(one.degree), joined([one.subject && ` ${one.subject}`, one.school, one.dates], ' | ')]),
      ),
      ...lists(cv, ['skills'], heading, () => [
        grid(
          [8.5, 8.5],
          cv.skills.flatMap((skill, at) =>
            at % 2 === 0 ? [[`• ${skill}`, cv.skills[at + 1] ? `• ${cv.skills[at + 1]}` : '']] : [],
          ),
          false,
        ),
      ]),
      ...lists(cv, ['languages', 'awards', 'publications', 'projects', 'volunteer', 'references'], heading),
    ],
  }),
};
