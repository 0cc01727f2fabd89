import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import type { DateForm } from '../form-dates.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text), { before: 10, after: 2 });
const FORMS: readonly DateForm[] = [
  'March 2019',
  '03/2019',
  "Mar '19",
  '2019 March',
  '01/03/2019',
  'Mar. 2019',
];
const DASHES = [' - ', ' to ', '–', ' till '];

/** Messy: every entry has another form of dates and another dash. */
export const messyMixedDates: Form = {
  look: { date: 'March 2019' },
  write: (cv) => {
    const dates = (dated: { startDate?: string; endDate?: string }, at: number): string =>
      cv.span(dated, { form: FORMS[at % FORMS.length] ?? '2019', dash: DASHES[at % DASHES.length] ?? '-' });
    return {
      font: 'Liberation Sans',
      size: 11,
      blocks: [
        line(bold(cv.basics.name, { size: 16 })),
        line(cv.contacts.join('\n')),
        ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
        heading(cv.heading('work')),
        ...cv.jobs.flatMap((job, at) => [
          line(
            at % 2 === 0 ? `${job.title} (${dates(job.work, at)})` : `${job.title}, ${dates(job.work, at)}`,
          ),
          line(joined([job.employer, job.place])),
          ...listed(job.points),
        ]),
        heading(cv.heading('education')),
        ...cv.schools.map((one, at) => line(`${one.school}, ${one.title}  ${dates(one.education, at + 2)}`)),
        ...lists(cv, SMALL, heading),
      ],
    };
  },
};
