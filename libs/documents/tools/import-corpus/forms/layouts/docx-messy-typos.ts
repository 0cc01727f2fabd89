import { joined, SMALL } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { ENGLISH } from '../regions.ts';
import { bold, line, listed, lists } from '../word-blocks.ts';

const heading = (text: string) => line(bold(text, { u: true }), { before: 10 });

/** Messy: headings with typing errors, letters in any case, empty paragraphs instead of space. */
export const docxMessyTypos: Form = {
  suits: ENGLISH,
  look: {
    date: 'March 2019',
    dash: ' -',
    open: 'present',
    headings: {
      en: {
        summary: 'CAREER OBJETIVE',
        work: 'WORK EXPERIANCE',
        education: 'EDUCATIONAL BACKGROND',
        skills: 'SKILLS AND ABILITES',
        languages: 'LANGUAGE',
        certificates: 'CERTIFICATONS',
        awards: 'ACHIEVMENTS',
        references: 'REFREES',
        interests: 'HOBBYS',
        volunteer: 'VOLUNTERING',
        publications: 'PUBLICATION',
        projects: 'PROJECTS',
      },
    },
  },
  write: (cv) => ({
    font: 'Liberation Serif',
    size: 12,
    blocks: [
      line(bold('CURRICULUM VITEA')),
      line(''),
      line(`NAME: ${cv.basics.name}`),
      line(`PHONE NUMBER:${cv.basics.phone ?? ''}`),
      line(`email :${cv.basics.email}`),
      line(`ADRESS: ${cv.place}`),
      line(''),
      ...lists(cv, ['summary'], heading, ([text]) => [line(text)]),
      heading(cv.heading('education')),
      ...cv.schools.map((one) => line(joined([one.school, one.title, one.dates]))),
      line(''),
      line(''),
      heading(cv.heading('work')),
      ...cv.jobs.flatMap((job) => [
        line(`${joined([job.employer, job.place])} ${job.dates}`),
        line(`post held:${job.title}`),
        ...listed(job.points),
        line(''),
      ]),
      ...lists(cv, SMALL, heading),
    ],
  }),
};
