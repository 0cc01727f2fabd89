import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LETTER_TONES } from '@career/contracts/vocabulary/letter-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { checkLetter, faultsOf } from '../letter-check/check-letter.ts';
import type { LetterInput, WrittenLetter } from './letter.types.ts';
import { person } from './testing/person.ts';
import { writeLetter } from './write-letter.ts';

const TODAY = '2026-11-22';

const inputOf = (sections: object, asked: readonly string[]): LetterInput => ({
  resume: { ...person({ name: ['Ada', 'Obi'], title: 'Resume' }), ...sections } as ResumeContentDto,
  company: 'Kora Foods Ltd',
  position: 'Graduate Trainee',
  posting: ['Requirements:', ...asked.map((line) => `- ${line}`)].join('\n'),
  tone: 'formal',
  spelling: 'british',
  language: 'en',
  today: TODAY,
});

const letterOf = (sections: object, ...asked: string[]): WrittenLetter =>
  writeLetter(inputOf(sections, asked));
const contentOf = (sections: object, ...asked: string[]): string => letterOf(sections, ...asked).content;

/** Faults that the independent check finds in one sentence about the person. */
const faultsIn = (sentence: string, sections: object): string[] => {
  const input = inputOf(sections, []);
  const letter = `Dear Hiring Manager,\n\nI apply for the position of Graduate Trainee at Kora Foods Ltd.\n\n${sentence}\n\nYours faithfully,\nAda Obi`;
  return faultsOf(checkLetter(letter, input)).map(({ code }) => code);
};

const INTERNSHIP = {
  internships: [
    {
      organisation: 'Dangote Cement',
      role: 'Laboratory intern',
      scheme: 'siwes',
      startDate: '2023-02',
      endDate: '2023-08',
      description: 'Tested 30 samples of clinker a day\nPrepared weekly reports in Microsoft Excel',
    },
  ],
};
const ACTIVITIES = {
  ...INTERNSHIP,
  projects: [
    { name: 'Solar Dryer', endDate: '2024-05', description: 'Dried 40 tonnes of cassava in one season' },
  ],
  volunteering: [
    {
      organisation: 'Red Cross',
      role: 'Trainer',
      endDate: '2022',
      description: 'Trained 60 drivers in first aid',
    },
  ],
  nationalService: [
    {
      scheme: 'nysc',
      status: 'discharged',
      organisation: 'Gwarinpa Secondary School',
      endDate: '2025-03',
      description: 'Taught physics to 120 pupils',
    },
  ],
};

describe('what was done beside jobs', () => {
  const letter = letterOf(
    ACTIVITIES,
    'Experience in testing samples',
    'Teaching',
    'Training drivers',
    'Drying cassava',
  );

  it('is described as what it was, never as employment', () => {
    expect(letter.content).toMatch(/(?:internship at|intern at) Dangote Cement,? I (?:tested|prepared)/);
    expect(letter.content).toMatch(/project Solar Dryer I dried 40 tonnes/);
    expect(letter.content).toMatch(
      /(?:volunteer|voluntary work) with (?:the )?Red Cross,? I trained 60 drivers/,
    );
    expect(letter.content).toMatch(/national service at Gwarinpa Secondary School I taught physics/);
    expect(letter.content).not.toMatch(/\b(?:worked|employed|my (?:job|post|position)) (?:at|with|for)\b/);
  });

  it.each(LETTER_TONES)('passes the independent check in a %s tone', (tone) => {
    const input = { ...inputOf(ACTIVITIES, ['Experience in testing samples', 'Teaching']), tone };
    expect(
      faultsOf(checkLetter(writeLetter(input).content, input, { allowedHints: writeLetter(input).blanks })),
    ).toEqual([]);
  });

  it('is no employment to the check', () => {
    expect(
      faultsIn('During my internship at Dangote Cement I tested 30 samples of clinker a day.', ACTIVITIES),
    ).toEqual([]);
    expect(faultsIn('I was employed at Dangote Cement.', ACTIVITIES)).toContain('unknown-employment');
    expect(
      faultsIn('I worked at Dangote Cement and tested 30 samples of clinker a day.', ACTIVITIES),
    ).toContain('unknown-employment');
    expect(
      faultsIn('During my internship at Dangote Cement I trained 60 drivers in first aid.', ACTIVITIES),
    ).not.toEqual([]);
  });
});

describe('papers of sections of their own', () => {
  const ican = (grade: string) => ({ memberships: [{ body: 'ICAN', grade }] });
  const nysc = (status: string) => ({ nationalService: [{ scheme: 'nysc', status }] });

  it('are said with their grade', () => {
    expect(contentOf(ican('associate'), 'ICAN membership')).toContain('I am an associate of ICAN');
    expect(contentOf(ican('student'), 'ICAN membership')).toContain('I am a student member of ICAN');
    expect(
      contentOf({ memberships: [{ body: 'COREN', grade: 'registered' }] }, 'COREN registration'),
    ).toContain('I am registered with COREN');
    expect(contentOf(ican('student'), 'ICAN membership')).not.toMatch(
      /\bI am (?:a|an) (?:chartered|member|associate)/,
    );
  });

  it('say of national service how far it is', () => {
    const asked = 'NYSC discharge certificate';
    expect(contentOf(nysc('discharged'), asked)).toContain('have been discharged from the NYSC');
    expect(contentOf(nysc('serving'), asked)).toContain('am at present serving with the NYSC');
    for (const status of ['serving', 'exempt', 'excluded', 'not-yet'])
      expect(contentOf(nysc(status), asked)).not.toMatch(/discharged|completed my NYSC/);
  });

  it('call a course a course', () => {
    const pmp = (more: object) => ({ training: [{ name: 'PMP', endDate: '2024-05', ...more }] });
    expect(contentOf(pmp({}), 'PMP certification')).toContain('have completed the PMP course');
    expect(contentOf(pmp({ endDate: '', startDate: '2026-10' }), 'PMP certification')).toContain(
      'am taking the PMP course',
    );
    expect(contentOf(pmp({}), 'PMP certification')).not.toMatch(/hold the PMP|PMP certif/);
  });

  it.each([
    ['I am a member of ICAN.', ican('member'), ican('student')],
    ['I am a chartered member of ICAN.', ican('chartered'), ican('associate')],
    ['I am a fellow of ICAN.', ican('fellow'), ican('member')],
    ['I have been discharged from the NYSC.', nysc('discharged'), nysc('serving')],
    ['I have been discharged from the NYSC.', nysc('discharged'), nysc('exempt')],
    [
      'I hold the PMP.',
      { certifications: [{ name: 'PMP', issuer: 'PMI' }] },
      { training: [{ name: 'PMP' }] },
    ],
    [
      'I hold a driver’s licence.',
      { licences: [{ kind: 'driving' }] },
      { licences: [{ kind: 'driving', expiryDate: '2024' }] },
    ],
  ])('stand before the check: %s', (sentence, holds, near) => {
    expect(faultsIn(sentence, holds)).toEqual([]);
    expect(faultsIn(sentence, near)).not.toEqual([]);
  });
});

describe('private facts', () => {
  const PRIVATE = ['refereesName', 'referees@example.com', 'referees phone', 'referees reference'];
  const protectedWords = Object.entries(FULL_RESUME.personalInfo)
    .filter(([name]) => !['firstName', 'lastName', 'professionalTagline', 'location'].includes(name))
    .map(([, value]) => String(value));

  it('get into no letter, and so to no model', () => {
    const resume: ResumeContentDto = {
      ...FULL_RESUME,
      referees: [
        {
          name: 'Ngozi Umeadi',
          role: 'Head of Physics',
          phone: '+234 803 999 1111',
          email: 'ngozi@example.com',
          consent: 'agreed',
          reference: 'Reconciled 300 ledgers a month',
        },
      ],
    };
    for (const tone of LETTER_TONES) {
      const input = { ...inputOf({}, ['Reconciling ledgers', 'Christian', 'Head of Physics']), tone };
      const { content } = writeLetter({ ...input, resume });
      for (const word of ['Umeadi', 'Physics', '999', 'ngozi@', '300 ledgers', ...PRIVATE, ...protectedWords])
        expect(content).not.toContain(word);
    }
    expect(protectedWords).toContain('1994-05-12');
  });

  it('are no ground for a sentence to the check', () => {
    const referees = [{ name: 'Ngozi Umeadi', reference: 'Reconciled 300 ledgers a month' }];
    expect(faultsIn('I reconciled 300 ledgers a month.', { referees })).not.toEqual([]);
  });
});

describe('publications and conferences', () => {
  const DRYING = {
    title: 'Drying cassava with the sun',
    publisher: 'Nigerian Journal of Physics',
    date: '2024-05',
  };
  const FORUM = { name: 'Africa Energy Forum', role: 'Speaker', date: '2023' };
  const ASKED = ['A record of peer-reviewed publications', 'Presenting at conferences'];
  const works = { ...ACTIVITIES, publications: [DRYING], conferences: [FORUM] };

  it('are named when the posting asks for them', () => {
    const { content } = letterOf(works, ...ASKED);
    expect(content).toContain('“Drying cassava with the sun” (Nigerian Journal of Physics, 2024)');
    expect(content).toContain('Africa Energy Forum (Speaker, 2023)');
    expect(contentOf(works, 'Teaching')).not.toMatch(/cassava with the sun|Africa Energy Forum/);
  });

  it.each(LETTER_TONES)('pass the independent check in a %s tone', (tone) => {
    const input = { ...inputOf(works, ASKED), tone };
    const { content, blanks } = writeLetter(input);
    expect(content).toContain('Africa Energy Forum');
    expect(faultsOf(checkLetter(content, input, { allowedHints: blanks }))).toEqual([]);
  });

  it.each([
    ['not out yet', { ...DRYING, publisher: 'Under review at the Nigerian Journal of Physics' }],
    ['to come', { ...DRYING, date: '2027' }],
    ['by others', { ...DRYING, authors: 'Bello K., Eze N.' }],
  ])('are left out when %s', (_why, work) => {
    expect(contentOf({ publications: [work] }, ...ASKED)).not.toContain('cassava');
  });

  it.each([['Nature, 2024'], ['Nigerian Journal of Physics, 2021'], ['2023']])(
    'are faults to the check when it was %s',
    (about) => {
      const sentence = (place: string) => `My publications include “Drying cassava with the sun” (${place}).`;
      const sections = { publications: [DRYING] };
      expect(faultsIn(sentence(about), sections)).not.toEqual([]);
      expect(faultsIn(sentence('Nigerian Journal of Physics, 2024'), sections)).toEqual([]);
      expect(faultsIn(sentence('2024'), sections)).toEqual([]);
    },
  );
});
