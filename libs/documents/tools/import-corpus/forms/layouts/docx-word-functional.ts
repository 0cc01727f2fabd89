import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) =>
  line(bold(text, { caps: true, color: '365F91' }), { before: 12, after: 3, ruled: true });

/** Skills come first under their groups; jobs are one line each. */
export const docxWordFunctional: Form = {
  look: {
    date: '2019',
    headings: {
      en: { skills: 'Professional Skills', work: 'Work History', summary: 'Summary of Qualifications' },
    },
  },
  write: (cv) => ({
    font: 'P052',
    size: 11,
    blocks: [
      line(bold(cv.basics.name, { size: 20 }), { align: 'center' }),
      line(cv.contacts.slice(0, 3).join(' • '), { align: 'center' }),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('skills')),
      ...cv.skillGroups.flatMap(({ group, skills }) => [
        group ? line(bold(group), { before: 4 }) : line(''),
        ...listed(skills.split(', ')),
      ]),
      heading(cv.heading('work')),
      ...cv.jobs.map((job) =>
        line([bold(job.title), `, ${joined([job.employer, job.place])}\t${job.dates}`], {
          tabs: [{ at: 17, right: true }],
        }),
      ),
      heading(cv.heading('education')),
      ...cv.schools.map((one) =>
        line(`${joined([one.title, one.school])}\t${one.dates}`, { tabs: [{ at: 17, right: true }] }),
      ),
      ...lists(cv, ['certificates', 'awards', 'languages', 'volunteer', 'references'], heading),
    ],
  }),
};
