import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, grid, line, listed } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { size: 12 }), { before: 12, after: 4, ruled: true });

/** The German tabular form: personal data, then dates left and entries right, signed with place and date. */
export const lebenslaufTable: Form = {
  suits: ['germany'],
  look: {
    date: '03/2019',
    headings: {
      de: {
        work: 'Beruflicher Werdegang',
        education: 'Studium und Schulbildung',
        skills: 'EDV- und weitere Kenntnisse',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Sans',
    size: 11,
    blocks: [
      line(bold(cv.heading('resume'), { size: 20 }), { after: 10 }),
      heading(cv.language === 'de' ? 'Persönliche Daten' : cv.heading('contact')),
      grid(
        [4.5, 12.5],
        [
          ['Name:', cv.basics.name],
          [`${cv.heading('address')}:`, cv.place],
          [`${cv.heading('phone')}:`, cv.basics.phone ?? ''],
          [`${cv.heading('email')}:`, cv.basics.email],
          ...(cv.language === 'de'
            ? [['Geburtsdatum:', cv.born((day, month, year) => `${day}. ${month} ${year}`)]]
            : []),
        ],
        false,
      ),
      cv.basics.summary ? line(cv.basics.summary, { before: 8 }) : false,
      heading(cv.heading('work')),
      grid(
        [4.5, 12.5],
        cv.jobs.map((job) => [
          job.dates,
          [line(bold(job.title)), line(joined([job.employer, job.place])), ...listed(job.points)],
        ]),
        false,
      ),
      heading(cv.heading('education')),
      grid(
        [4.5, 12.5],
        cv.schools.map((one) => [one.dates, [line(one.school), line(one.title)]]),
        false,
      ),
      ...SMALL.flatMap((word) => {
        const lines = cv.small(word);
        return lines.length > 0
          ? [heading(cv.heading(word)), ...lines.map((text) => line(text, { left: 4.6 }))]
          : [];
      }),
      line(`${cv.basics.location?.city ?? ''}, den 15.10.2026`, { before: 24 }),
      line(cv.basics.name, { before: 18 }),
    ],
  }),
};
