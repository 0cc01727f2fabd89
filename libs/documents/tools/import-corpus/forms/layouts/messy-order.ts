import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { size: 12 }), { before: 10, after: 3 });

/** Messy: languages and schools come first, the summary has no heading, older jobs are below another heading on the next page, contact details at the end. */
export const messyOrder: Form = {
  look: { date: 'March 2019', dash: ' - ' },
  write: (cv) => {
    const jobs = cv.jobs.map((job) => [
      line([bold(joined([job.employer, job.place])), `, ${job.title}`], { after: 0 }),
      line(job.dates),
      ...listed(job.points),
    ]);
    return {
      font: 'Liberation Serif',
      size: 11,
      blocks: [
        line(bold(cv.basics.name, { size: 18 })),
        ...lists(cv, ['languages', 'interests'], heading, (lines) => [line(lines.join(', '))]),
        heading(cv.heading('education')),
        ...cv.schools.map((one) => line(joined([one.school, one.title, one.dates], ' ; '))),
        cv.basics.summary ? line(cv.basics.summary, { before: 8 }) : false,
        heading(cv.heading('work')),
        ...jobs.slice(0, 2).flat(),
        { kind: 'page' },
        ...lists(cv, ['skills', 'certificates'], heading),
        ...(jobs.length > 2
          ? [
              heading(cv.language === 'en' ? 'Earlier employment' : cv.heading('work')),
              ...jobs.slice(2).flat(),
            ]
          : []),
        ...lists(cv, ['awards', 'publications', 'projects', 'volunteer', 'references'], heading),
        heading(cv.heading('contact')),
        ...cv.contacts.map((text) => line(text)),
      ],
    };
  },
};
