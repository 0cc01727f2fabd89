import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { type Block, bold, grid, line } from '../word-blocks.ts';

/** The older European form: every line has its label in the left column. */
export const europassLabels: Form = {
  suits: ['francophone', 'germany', 'lusophone', 'europe'],
  look: { date: '03/2019', dash: ' → ' },
  write: (cv) => {
    const row = (label: string, text: string | undefined): Block[][][] =>
      text ? [[[line(label, { align: 'right' })], [line(text)]]] : [];
    const part = (label: string): Block[][] => [
      [line(bold(label, { small: true, size: 12 }), { align: 'right', before: 8 })],
      [],
    ];
    const label = (word: Parameters<typeof cv.heading>[0]) => cv.heading(word);
    const rows = [
      [
        [line(bold(label('resume'), { size: 14 }), { align: 'right' })],
        [line(bold(cv.basics.name, { size: 14 }))],
      ],
      ...row(label('address'), cv.place),
      ...row(label('phone'), cv.basics.phone),
      ...row(label('email'), cv.basics.email),
      ...row(label('summary'), cv.basics.summary),
      part(label('work')),
      ...cv.jobs.flatMap((job) => [
        ...row(label('dates'), job.dates),
        ...row(label('title'), job.title),
        ...row(label('duties'), job.points.join(' ')),
        ...row(label('employer'), joined([job.employer, job.place])),
        [[line('')], [line('')]],
      ]),
      part(label('education')),
      ...cv.schools.flatMap((one) => [
        ...row(label('dates'), one.dates),
        ...row(label('degree'), one.title),
        ...row(label('school'), one.school),
        [[line('')], [line('')]],
      ]),
      ...SMALL.flatMap((word) => row(label(word), cv.small(word).join('; '))),
    ];
    return {
      font: 'Liberation Sans Narrow',
      size: 11,
      numbered: true,
      footer: [line(`${cv.basics.name}  `)],
      blocks: [grid([5.5, 11.5], rows, false)],
    };
  },
};
