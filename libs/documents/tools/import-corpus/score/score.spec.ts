import { describe, expect, it } from '@jest/globals';
import type { Person } from '../person.types.ts';
import { askedOf } from './asked.ts';
import type { Asked } from './asked.types.ts';
import type { Found, FoundJob, FoundSchool } from './found.types.ts';
import { layoutFacts } from './layout-facts.ts';
import { Page } from './page-text.ts';
import { scoreFile } from './score-file.ts';
import { countsOf, type FileScore, f1Of, summaryOf } from './summary.ts';
import type { Counts, Field } from './tally.ts';
import { wordsPlaced } from './words-placed.ts';

const PERSON: Person = {
  id: 'ama-owusu',
  region: 'ghana',
  language: 'en',
  resume: {
    basics: {
      name: 'Ama Owusu',
      email: 'ama.owusu@example.com',
      phone: '024 555 0199',
      location: { city: 'Cape Coast', region: 'Central Region', countryCode: 'GH' },
      summary: 'Keeps the books of three schools.',
    },
    work: [
      {
        name: 'Oguaa Schools',
        position: 'Bursar',
        startDate: '2021-03',
        highlights: ['Closed the books in four days.'],
      },
      { name: 'Mfantsi Traders', position: 'Accounts Clerk', startDate: '2018-09', endDate: '2021-02' },
    ],
    education: [
      {
        institution: 'University of Cape Coast',
        studyType: 'BCom',
        area: 'Accounting',
        startDate: '2014',
        endDate: '2018',
      },
    ],
    skills: [{ name: 'Office', keywords: ['Excel', 'Tally'] }, { name: 'R' }],
    languages: [{ language: 'English' }, { language: 'Fante' }],
  },
};
const PRINTED = `AMA OWUSU
ama.owusu@example.com 024 555 0199 Cape Coast, GH
Keeps the books of three schools.
Bursar, Oguaa Schools Mar 2021 - Present
Closed the books in four days.
Accounts Clerk, Mfantsi Traders Sep 2018 - Feb 2021
University of Cape Coast BCom in Accounting 2014 - 2018
Office Excel Tally R English Fante`;
const pageOf = (text: string) => new Page({ painted: text, across: text });
const SHOWS = { showsPlace: true };
const asked = askedOf(PERSON, pageOf(PRINTED), SHOWS);

const BURSAR: FoundJob = {
  position: 'Bursar',
  company: 'Oguaa Schools',
  startDate: '2021-03',
  current: true,
  description: 'Closed the books in four days.',
};
const CLERK: FoundJob = {
  position: 'Accounts Clerk',
  company: 'Mfantsi Traders',
  startDate: '2018-09',
  endDate: '2021-02',
};
const SCHOOL: FoundSchool = {
  institution: 'University of Cape Coast',
  degree: 'BCom',
  fieldOfStudy: 'Accounting',
  startDate: '2014',
  endDate: '2018',
};

const RIGHT: Found = {
  personalInfo: {
    firstName: 'Ama',
    lastName: 'Owusu',
    email: 'ama.owusu@example.com',
    phone: '024 555 0199',
    location: 'Cape Coast, GH',
  },
  summary: 'Keeps the books of three schools.',
  experience: [BURSAR, CLERK],
  education: [SCHOOL],
  skills: [{ name: 'Excel' }, { name: 'Tally' }, { name: 'R' }],
  languages: [{ language: 'English' }, { language: 'Fante' }],
};
const NONE: Counts = { right: 0, wrong: 0, missed: 0 };

function scored(found: Found, of: Asked = asked) {
  const tally = scoreFile(of, found);
  return { tally, counts: (field: Field) => tally.counts.get(field) ?? NONE };
}

describe('a file whose resume is read as it is', () => {
  it('has every field right and nothing invented', () => {
    const { tally } = scored(RIGHT);
    expect(tally.notes).toEqual([]);
    expect([...tally.counts.keys()]).toEqual(
      expect.arrayContaining([
        'name',
        'phone',
        'location',
        'jobs',
        'schools',
        'dates',
        'skills',
        'languages',
      ]),
    );
    expect([...tally.counts.values()].map(f1Of)).toEqual([...tally.counts].map(() => 1));
    expect(tally.invented).toBe(0);
  });
});

describe('a planted fault', () => {
  it('lowers precision where a job is invented', () => {
    const invented = { position: 'Docker', company: 'Kubernetes Terraform' };
    const { tally, counts } = scored({ ...RIGHT, experience: [...(RIGHT.experience ?? []), invented] });
    expect(counts('jobs')).toEqual({ right: 2, wrong: 1, missed: 0 });
    expect(f1Of(counts('jobs'))).toBeCloseTo(0.8);
    expect(tally.invented).toBe(1);
  });

  it('counts as zero where nothing is found', () => {
    const { counts } = scored({});
    for (const field of ['jobs', 'schools', 'skills', 'dates', 'name'] as const)
      expect(f1Of(counts(field))).toBe(0);
  });

  it('is a miss where a year answers a month, or a month a year', () => {
    const { counts } = scored({
      ...RIGHT,
      experience: [{ ...BURSAR, startDate: '2021' }, CLERK],
      education: [{ ...SCHOOL, startDate: '2014-01' }],
    });
    expect(counts('job dates')).toEqual({ right: 3, wrong: 1, missed: 1 });
    expect(counts('school dates')).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(counts('jobs').right).toBe(2);
  });

  it('is a miss where title and employer are exchanged', () => {
    const { counts } = scored({
      ...RIGHT,
      experience: [{ ...BURSAR, position: 'Oguaa Schools', company: 'Bursar' }, CLERK],
    });
    expect(counts('jobs')).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(counts('employers')).toEqual({ right: 1, wrong: 1, missed: 1 });
  });

  it('is a miss where more than the employer is in its field', () => {
    const { counts } = scored({
      ...RIGHT,
      experience: [{ ...BURSAR, company: 'Oguaa Schools, Cape Coast' }, CLERK],
    });
    expect(counts('employers')).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(counts('titles').right).toBe(2);
  });

  it('is counted where an open end is closed, a place has a foreign word, or two skills are one', () => {
    const { counts } = scored({
      ...RIGHT,
      personalInfo: { ...RIGHT.personalInfo, location: 'Cape Coast, GH, LinkedIn' },
      experience: [{ ...BURSAR, current: false }, CLERK],
      skills: [{ name: 'Excel Tally' }, { name: 'R' }],
    });
    expect(counts('location')).toEqual({ right: 0, wrong: 1, missed: 1 });
    expect(counts('job dates').missed).toBe(1);
    expect(counts('skills')).toEqual({ right: 1, wrong: 1, missed: 2 });
  });
});

describe('what a page does not print', () => {
  const text = PRINTED.replaceAll(/(Mar|Sep|Feb) (?=20)/g, '')
    .replace('Oguaa Schools ', '')
    .replace('Mfantsi Traders ', '');

  it('is not asked for', () => {
    const less = askedOf(PERSON, pageOf(text), SHOWS);
    expect(less.jobs[0]).toMatchObject({ title: 'Bursar', start: '2021', isOngoing: true });
    expect(less.jobs[0]?.employer).toBeUndefined();
    expect(less.certificates.asked).toEqual([]);
  });

  it('is an invention where it is found', () => {
    const { counts } = scored(RIGHT, askedOf(PERSON, pageOf(text), SHOWS));
    expect(counts('employers').wrong).toBe(2);
    expect(counts('jobs').right).toBe(0);
  });

  it('is no place of the person where all its towns are those of jobs and schools', () => {
    const factsOf = (text: string) => layoutFacts([{ person: PERSON, page: pageOf(text) }]);
    expect(factsOf(PRINTED)).toEqual({ showsPlace: true });
    expect(factsOf(PRINTED.replace('Cape Coast, GH', ''))).toEqual({ showsPlace: false });
    expect(askedOf(PERSON, pageOf(PRINTED), { showsPlace: false }).location).toBeUndefined();
  });

  it('is a month where a layout makes a January of each year', () => {
    const january = askedOf(PERSON, pageOf(PRINTED.replace('2014 - 2018', 'Jan 2014 - Jan 2018')), SHOWS);
    expect(january.schools[0]).toMatchObject({ start: '2014-01', end: '2018-01' });
  });

  it('is a month in the words of its language', () => {
    const inPortuguese = PRINTED.replace('Mar 2021', 'mar. de 2021').replace('Sep 2018', 'set. de 2018');
    expect(askedOf(PERSON, pageOf(inPortuguese), SHOWS).jobs.map(({ start }) => start)).toEqual([
      '2021-03',
      '2018-09',
    ]);
  });

  it('is not found in a part of another word', () => {
    expect(pageOf('Rust and Perl').prints('R')).toBe(false);
    expect(pageOf('C, R and Perl').prints('R')).toBe(true);
  });
});

describe('many files', () => {
  const fileOf = (jobs: Counts): FileScore => ({
    ...{
      part: 'tune',
      family: 'theme',
      kind: 'pdf',
      layout: 'one',
      person: 'ama',
      region: 'ghana',
      language: 'en',
    },
    ...{ isFresh: false, counts: { ...countsOf(scored({}).tally), jobs }, found: 4, invented: 1 },
    ...{ words: 10, placed: 9, pages: 1, cpuMs: 1 },
  });

  it('are a mean of each file, with an interval around it', () => {
    const { jobs, invented, words } = summaryOf([
      fileOf({ right: 2, wrong: 0, missed: 0 }),
      fileOf({ right: 0, wrong: 0, missed: 8 }),
    ]);
    expect(jobs).toMatchObject({ files: 2, f1: 0.5, low: 0, high: 1, recall: 0.2, precision: 1 });
    expect(invented?.f1).toBe(0.25);
    expect(words?.f1).toBe(0.9);
  });
});

describe('the words of a page', () => {
  const words = 'Ama Owusu Bursar Oguaa Schools Hobbies chess sailing'.split(' ');
  const lines = [{ text: 'Ama Owusu' }, { text: 'Bursar Oguaa Schools' }, { text: 'Hobbies chess sailing' }];

  it('are placed when they are in a field or shown as left out', () => {
    const resume = { name: 'Ama Owusu', jobs: ['Bursar', 'Oguaa Schools'] };
    const origins = [{ lines: [0] }, { lines: [1] }];
    expect(wordsPlaced(words, { resume, lines, origins, leftOut: [2] })).toEqual({ words: 8, placed: 8 });
  });

  it('are placed as the name of a section beside an entry', () => {
    const read = { resume: { jobs: ['Bursar'] }, origins: [{ lines: [0] }], leftOut: [] };
    const placed = (text: string) => wordsPlaced(text.split(/\s/), { ...read, lines: [{ text }] });
    expect(placed('Experience\tBursar')).toEqual({ words: 2, placed: 2 });
    expect(placed('Mombasa\tBursar')).toEqual({ words: 2, placed: 1 });
  });

  it('are not placed when a line is an origin but its words are in no field', () => {
    const resume = { name: 'Ama Owusu', jobs: ['Bursar'] };
    const origins = [{ lines: [0] }, { lines: [1] }, { lines: [2] }];
    expect(wordsPlaced(words, { resume, lines, origins, leftOut: [] })).toEqual({ words: 8, placed: 3 });
  });
});
