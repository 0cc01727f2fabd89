import { describe, expect, it } from '@jest/globals';
import type { WrittenLetter } from './letter.types.ts';
import { letterInput } from './testing/letter-measures.ts';
import { person } from './testing/person.ts';
import { writeLetter } from './write-letter.ts';

type Notes = Partial<Parameters<typeof person>[0]>;

const JOBS = [
  {
    as: 'Operations Officer',
    at: 'Harbour Traders',
    from: '2021-02',
    did: [
      'Cut delivery delays from 14% to 5% by planning routes a day ahead.',
      'Managed team of 12 across two depots.',
      'Prepared the weekly stock report for three branches.',
      'Answered 40 customer queries a day.',
    ],
  },
];

function letterFor(notes: Notes, asks: string, position = 'Operations Manager'): WrittenLetter {
  const resume = person({ name: ['Ada', 'Obi'], title: 'Operations', jobs: JOBS, ...notes });
  const posting = `Requirements\n- ${asks}\n- Experience in planning routes\n- Reports for branches`;
  return writeLetter(letterInput(resume, { company: 'Lekki Freight', position, posting }));
}

describe('a letter never claims', () => {
  it.each<[string, Notes, string, RegExp]>([
    ['what is denied', { summary: 'Officer with no experience of SAP.' }, 'Experience with SAP', /SAP/],
    [
      'what is denied in a statement',
      {
        jobs: [
          {
            ...JOBS[0],
            did: [...(JOBS[0]?.did ?? []), 'I have no experience with SAP.'],
          } as (typeof JOBS)[0],
        ],
      },
      'SAP',
      /SAP/,
    ],
    [
      'a near name',
      { certificates: [{ name: 'BLS', issuer: 'AHA' }] },
      'ACLS certificate',
      /ACLS|Advanced Card/,
    ],
    [
      'a course as the paper',
      { certificates: [{ name: 'PMP exam preparation course', issuer: 'Udemy' }] },
      'PMP certification',
      /PMP certif|hold the PMP|PMP-certified/,
    ],
    [
      'what an employer is called',
      {
        jobs: [
          {
            as: 'Receptionist',
            at: 'IFRS Consulting Ltd',
            from: '2020-01',
            did: ['Answered 30 calls a day.', 'Kept the visitors book.', 'Ordered office supplies.'],
          },
        ],
      },
      'Knowledge of IFRS',
      /(?<!at |with |for )IFRS(?! Consulting)/,
    ],
    [
      'what expired',
      { certificates: [{ name: 'ACLS', issuer: 'AHA', expiryDate: '2023-01' }] },
      'ACLS',
      /ACLS/,
    ],
    [
      'what a manager held',
      {
        jobs: [
          {
            ...JOBS[0],
            did: [...(JOBS[0]?.did ?? []), 'Worked under a chartered accountant on 12 audits.'],
          } as (typeof JOBS)[0],
        ],
      },
      'Must be a chartered accountant',
      /chartered/i,
    ],
    [
      'a higher class of licence',
      { skills: ["Driver's licence, Class E"] },
      "Class G driver's licence",
      /Class G/,
    ],
    [
      'a service that is not finished',
      {
        jobs: [
          {
            as: 'NYSC Corps Member',
            at: 'Harbour Traders',
            from: '2026-03',
            did: ['Kept the stock records of 3 depots.', 'Trained 4 clerks.'],
          },
        ],
      },
      'NYSC discharge certificate',
      /discharge/i,
    ],
  ])('%s', (_, notes, asks, claim) => {
    const { content } = letterFor(notes, asks);
    expect(content).not.toMatch(claim);
  });

  it('a language at a level that is not there', () => {
    const resume = {
      ...person({ name: ['Ada', 'Obi'], title: '', jobs: JOBS }),
      languages: [{ language: 'French', proficiency: 'beginner' as const }],
    };
    const input = letterInput(resume, {
      company: 'Lekki Freight',
      position: 'Officer',
      posting: 'Fluent French is required.\nExperience in planning routes.',
    });
    expect(writeLetter(input).content).not.toMatch(/French/);
  });
});

describe('a letter says', () => {
  it.each<[string, Notes, string, RegExp]>([
    ['a tool that is used', { skills: ['SAP', 'Excel'] }, 'Experience with SAP', /SAP/],
    [
      'a paper that is held',
      { certificates: [{ name: 'PMP', issuer: 'PMI', date: '2022-05' }] },
      'PMP certification',
      /I (?:also )?hold (?:.* and )?the PMP certification|hold the PMP/,
    ],
    [
      'a membership',
      {
        certificates: [
          { name: 'Associate Membership', issuer: 'Institute of Chartered Accountants of Nigeria' },
        ],
      },
      'ICAN',
      /Associate Membership of the Institute of Chartered Accountants of Nigeria/,
    ],
    [
      'a candidate as a candidate',
      { certificates: [{ name: 'CFA Level II candidate', issuer: 'CFA Institute' }] },
      'CFA',
      /I am a CFA Level II candidate/,
    ],
    [
      'a licence with its class',
      { skills: ["Driver's licence, Classes B, E and G"] },
      "Class G driver's licence",
      /driver's licence \(Classes B, E, G\)/,
    ],
    [
      'the degree with its class',
      {
        studies: [
          {
            degree: 'B.Sc.',
            field: 'Economics',
            at: 'University of Ibadan',
            from: '2014-09',
            to: '2018-07',
            grade: 'Second class upper',
          },
        ],
      },
      'Second class upper degree',
      /a B\.Sc\. in Economics \(Second Class Upper\) from the University of Ibadan/,
    ],
    [
      'the higher degree first',
      {
        studies: [
          { degree: 'B.Eng.', field: 'Civil Engineering', at: 'UNN', from: '2008-09', to: '2013-07' },
          { degree: 'MBA', at: 'Lagos Business School', from: '2016-09', to: '2018-07' },
        ],
      },
      'MBA',
      /an MBA from Lagos Business School.*B\.Eng/,
    ],
    [
      'the best result, whole',
      {},
      'Managing delivery',
      /I .*cut delivery delays from 14% to 5% by planning routes a day ahead\./,
    ],
    ['articles that resumes leave out', {}, 'Managing teams', /managed a team of 12 across two depots/],
  ])('%s', (_, notes, asks, said) => {
    expect(letterFor(notes, asks).content).toMatch(said);
  });

  it('a language with its level', () => {
    const resume = {
      ...person({ name: ['Ada', 'Obi'], title: '', jobs: JOBS }),
      languages: [{ language: 'French', proficiency: 'advanced' as const }],
    };
    const input = letterInput(resume, {
      company: 'Lekki Freight',
      position: 'Officer',
      posting: 'Fluent French is required.\nExperience in planning routes.',
    });
    expect(writeLetter(input).content).toMatch(/I speak French at an advanced level/);
  });

  it('the account’s name without a resume', () => {
    const input = letterInput(
      null,
      { company: 'Lekki Freight', position: 'Officer', posting: '' },
      { name: 'Ada Obi' },
    );
    expect(writeLetter(input).content).toMatch(/Ada Obi$/);
    expect(writeLetter(input).blanks).not.toContain('[Your name]');
  });

  it('what the posting says of the employer, and leaves the reason to the person', () => {
    const resume = person({ name: ['Ada', 'Obi'], title: '', jobs: JOBS });
    const posting =
      'Lekki Freight is a family-owned forwarding company.\nExperience in planning routes is required.';
    const { content } = writeLetter(
      letterInput(resume, { company: 'Lekki Freight', position: 'Officer', posting }),
    );
    expect(content).toMatch(
      /a family-owned forwarding company\. \[Say in one sentence why that appeals to you\.\]/,
    );
  });
});

it('says how much of the posting is met, and mentions a change of direction', () => {
  const posting =
    'Requirements\n- Degree in nursing\n- Registered nurse\n- ACLS certificate\n- Three years in intensive care\n- Knowledge of ventilators';
  const resume = person({ name: ['Ada', 'Obi'], title: '', jobs: JOBS });
  const letter = writeLetter(
    letterInput(resume, { company: 'St. Agnes Hospital', position: 'Registered Nurse', posting }),
  );
  expect(letter.match?.met).toBeLessThan(2);
  expect(letter.match?.unmet).toContain('ACLS certificate');
  expect(letter.notes).toContain('weak-match');
  expect(letter.structure).toContain('change');
});

it('a letter names the years that the resume names, and counts only those that they prove', () => {
  const [job] = JOBS;
  if (!job) throw new Error('The list of jobs is empty');
  const texts = ['professional', 'warm', 'direct'].flatMap((seed) =>
    [{ from: '2011' }, { from: '2011', to: '2016' }].map(({ from, to }) => {
      const resume = person({
        name: ['Ada', 'Obi'],
        title: seed,
        jobs: [{ ...job, from, ...(to ? { to } : {}) }],
      });
      const input = letterInput(resume, {
        company: `${seed} Freight`,
        position: 'Operations Manager',
        posting: 'Requirements\n- Planning routes\n- Reports for branches',
      });
      return writeLetter(input).content;
    }),
  );
  expect(texts.join('\n')).toMatch(/2011|2016|years/);
  expect(texts.join('\n')).not.toMatch(/(?:January|December|undefined|NaN)\b/);
  expect(texts.join('\n')).not.toMatch(/\b(?:five|six|sixteen|5|6|16) years/);
});
