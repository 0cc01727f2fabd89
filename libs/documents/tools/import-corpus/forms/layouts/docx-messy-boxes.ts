import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { type Block, bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string): Block =>
  line(bold(text, { caps: true }), { before: 8, after: 2, ruled: true });

/** Messy: name, contact details and skills in text boxes that float beside the text. */
export const docxMessyBoxes: Form = {
  look: { date: 'Mar 2019', dash: ' - ' },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 10,
    margins: [4.5, 2, 2, 8.5],
    blocks: [
      {
        kind: 'box',
        at: [1.5, 1.2, 18, 2.6],
        blocks: [line(bold(cv.basics.name, { size: 24 })), line(cv.basics.label ?? '')],
      },
      {
        kind: 'box',
        at: [1.5, 4.3, 6, 7],
        blocks: [heading(cv.heading('contact')), ...cv.contacts.map((text) => line(text))],
      },
      {
        kind: 'box',
        at: [1.5, 11.5, 6, 14],
        blocks: [
          heading(cv.heading('skills')),
          ...cv.skills.map((text) => line(`• ${text}`)),
          ...lists(cv, ['languages'], heading, (lines) => lines.map((text) => line(text))),
        ],
      },
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line(bold(job.title), { after: 0 }),
        line(`${joined([job.employer, job.place])}, ${job.dates}`),
        ...listed(job.points),
      ]),
      heading(cv.heading('education')),
      ...cv.schools.flatMap((one) => [
        line(bold(one.title), { after: 0 }),
        line(`${one.school}, ${one.dates}`),
      ]),
      ...lists(
        cv,
        ['certificates', 'awards', 'publications', 'projects', 'volunteer', 'interests', 'references'],
        heading,
      ),
    ],
  }),
};
