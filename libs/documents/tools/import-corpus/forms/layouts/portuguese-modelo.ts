import { SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { size: 13 }), { before: 12, after: 4, shade: 'EEEEEE' });

/** The form that job sites give away: Empresa, Cargo and Período with labels, courses as 'course - school (years)'. */
export const portugueseModelo: Form = {
  suits: ['lusophone'],
  look: {
    date: '03/2019',
    dash: ' a ',
    open: 'current',
    headings: {
      pt: {
        summary: 'Objetivo profissional',
        education: 'Formação acadêmica',
        skills: 'Conhecimentos',
        contact: 'Dados pessoais',
      },
    },
  },
  write: (cv) => {
    const labels =
      cv.language === 'pt'
        ? ['Empresa', 'Cargo', 'Período', 'Atividades']
        : ['Company', 'Position', 'Period', 'Activities'];
    return {
      font: 'Liberation Sans',
      size: 11,
      blocks: [
        line(bold(cv.basics.name, { size: 18 }), { align: 'center' }),
        heading(cv.heading('contact')),
        ...[
          [cv.heading('address'), cv.place],
          [cv.heading('phone'), cv.basics.phone ?? ''],
          [cv.heading('email'), cv.basics.email],
        ].map(([label = '', text = '']) => line([bold(`${label}: `), text], { after: 0 })),
        ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
        heading(cv.heading('education')),
        ...cv.schools.map((one) =>
          line(`${one.title} - ${one.school} (${one.dates})`, { style: 'List Bullet' }),
        ),
        heading(cv.heading('work')),
        ...cv.jobs.flatMap((job) => [
          line([bold(`${labels[0]}: `), job.employer], { before: 6, after: 0 }),
          line([bold(`${labels[1]}: `), job.title], { after: 0 }),
          line([bold(`${labels[2]}: `), job.dates], { after: 0 }),
          line([bold(`${labels[3]}: `), job.points.join(' ')]),
        ]),
        ...lists(cv, SMALL, heading, listed),
      ],
    };
  },
};
