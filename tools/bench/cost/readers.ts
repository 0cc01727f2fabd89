import { inRoot } from '../../paths.ts';
import { TWO_PAGES } from '../editor-resume.ts';

/** Something that reads a person's text, in the worker unless said otherwise. */
export interface Reader {
  name: string;
  /** Characters of the longest text that the product hands it. */
  most: number;
  read(text: string): unknown;
}

const DESCRIPTION = 10_000;
const TODAY = '2026-11';

type Library = Record<string, (...given: unknown[]) => unknown>;
const library = async (path: string): Promise<Library> =>
  (await import(inRoot(`libs/career/dist/${path}.js`))) as Library;

/** Everything in `libs/career` that is handed text from outside. */
export async function readers(): Promise<Reader[]> {
  const [analysis, file, letter, check, wording, table, skills, titles, places, pay, scam] =
    await Promise.all([
      library('insights/analyse-resume'),
      library('insights/file-findings'),
      library('letters/write-letter'),
      library('letter-check/check-letter'),
      library('writing/wording-check'),
      library('tables/application-table'),
      library('taxonomy/skills'),
      library('taxonomy/titles'),
      library('jobs/eligibility'),
      library('jobs/salary'),
      library('jobs/scam-check'),
    ]);
  const calls = (of: Library, name: string, ...given: unknown[]): unknown => {
    const call = of[name];
    if (!call) throw new Error(`The library has no ${name}`);
    return call(...given);
  };
  const analyse = (resume: object, posting?: string): unknown =>
    calls(analysis, 'analyseResume', {
      resume,
      today: TODAY,
      ...(posting === undefined ? {} : { target: { source: 'advert', title: 'Accountant', posting } }),
    });
  const order = {
    resume: TWO_PAGES,
    company: 'Kora Foods',
    position: 'Accountant',
    posting: '',
    tone: 'formal',
    spelling: 'british',
    language: 'en',
    today: `${TODAY}-22`,
  };
  return [
    { name: 'analysis of a resume', most: 400_000, read: (text) => analyse(resumeOf(text)) },
    { name: 'analysis by a posting', most: 100_000, read: (text) => analyse(TWO_PAGES, text) },
    {
      name: 'text of a PDF (API)',
      most: 200_000,
      read: (text) => calls(file, 'findInFile', TWO_PAGES, text, TODAY),
    },
    {
      name: 'letter from a resume',
      most: 400_000,
      read: (text) => calls(letter, 'writeLetter', { ...order, resume: resumeOf(text) }),
    },
    {
      name: 'letter for a posting',
      most: 100_000,
      read: (text) => calls(letter, 'writeLetter', { ...order, posting: text }),
    },
    {
      name: 'check of a letter',
      most: 20_000,
      read: (text) => calls(check, 'checkLetter', text, { ...order, posting: text }),
    },
    {
      name: 'check of a wording',
      most: 10_000,
      read: (text) => calls(wording, 'wordingProblem', text, text, { keepsLines: true }),
    },
    {
      name: 'table of applications (API)',
      most: 400_000,
      read: (text) => calls(table, 'readApplicationTable', text, 'Africa/Lagos'),
    },
    { name: 'skills in a text', most: 100_000, read: (text) => calls(skills, 'findSkills', text) },
    { name: 'a job title', most: 200, read: (text) => calls(titles, 'resolveTitle', text) },
    {
      name: 'who may apply',
      most: 20_000,
      read: (text) =>
        calls(places, 'eligibleCountries', {
          title: 'Clerk',
          location: text.slice(0, 200),
          description: text,
          jobType: 'remote',
        }),
    },
    { name: 'pay', most: 20_000, read: (text) => calls(pay, 'salary', text) },
    {
      name: 'signs of a scam',
      most: 20_000,
      read: (text) =>
        calls(scam, 'scamCheck', {
          title: 'Clerk',
          company: 'Kora',
          description: text,
          salary: null,
          url: null,
        }),
    },
  ];
}

/** A resume with the text in its descriptions, as long as each may be. */
function resumeOf(text: string): object {
  const [job] = TWO_PAGES.experience;
  const experience = [];
  for (let from = 0; from < text.length; from += DESCRIPTION) {
    experience.push({ ...job, description: text.slice(from, from + DESCRIPTION) });
  }
  return { ...TWO_PAGES, experience };
}
