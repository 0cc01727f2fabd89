import { describe, expect, it } from '@jest/globals';
import { person } from '../letters/testing/person.ts';
import { answerRequirement } from './entailment.ts';
import { ResumeClaims } from './resume-claims.ts';

const TODAY = '2026-11-22';
type Notes = Partial<Parameters<typeof person>[0]> & { job?: string; at?: string; as?: string };

function claimsOf({ job, at, as, ...notes }: Notes): ResumeClaims {
  const jobs =
    job === undefined && as === undefined && at === undefined
      ? {}
      : {
          jobs: [
            {
              as: as ?? 'Officer',
              at: at ?? 'Kora Foods',
              from: '2022-01',
              did: [job ?? 'Kept the records.'],
            },
          ],
        };
  return new ResumeClaims(
    person({ name: ['Ada', 'Obi'], title: 'SAP ICAN resume', ...jobs, ...notes }),
    TODAY,
  );
}
const meets = (notes: Notes, line: string): boolean => answerRequirement(line, claimsOf(notes)).isMet;
const cert = (name: string, more: object = {}): Notes => ({
  certificates: [{ name, issuer: 'Some body', ...more }],
});
const speaks = (language: string, proficiency: string): ResumeClaims => {
  const resume = person({ name: ['Ada', 'Obi'], title: '' });
  return new ResumeClaims(
    { ...resume, languages: [{ language, proficiency: proficiency as 'native' }] },
    TODAY,
  );
};

describe('a requirement that is not met', () => {
  it.each<[string, Notes, string]>([
    ['denied', { job: 'I have no experience with SAP.' }, 'Experience with SAP'],
    ['denied, though listed', { summary: 'I have never used SAP.', skills: ['SAP'] }, 'SAP is required'],
    ['denied after its name', { skills: ['SAP: none'] }, 'SAP'],
    ['wanted', { summary: 'Accountant willing to learn SAP.' }, 'Experience with SAP'],
    ['read about', { job: 'Read about Kubernetes in my spare time.' }, 'Kubernetes experience'],
    ['near name', cert('BLS'), 'ACLS is required'],
    ['student', cert('ICAN student'), 'Must be a chartered accountant'],
    ['student of the body', cert('Student member of ICAN'), 'ICAN'],
    ['candidate', cert('CFA Level II candidate'), 'CFA'],
    ['course', cert('PMP exam preparation course'), 'PMP certification'],
    ['in progress', { summary: 'Civil engineer. COREN registration in progress.' }, 'COREN registration'],
    [
      'listed bare, in view elsewhere',
      { skills: ['COREN'], summary: 'COREN registration in progress.' },
      'COREN registration',
    ],
    ['expired', cert('ACLS', { expiryDate: '2024-01' }), 'ACLS'],
    ['expired by its words', cert('ACLS (expired)'), 'ACLS'],
    ['over by its last year', cert('ACLS, valid until 2020'), 'ACLS'],
    ['a member until then', cert('CIPM member (2015-2020)'), 'CIPM membership'],
    ['of the employer', { at: 'IFRS Consulting Ltd', as: 'Receptionist', job: 'Answered calls.' }, 'IFRS'],
    ['of the employer, in prose', { summary: 'Receptionist at IFRS Consulting Ltd.' }, 'Knowledge of IFRS'],
    ['of a team', { job: 'Worked with the SAP team on invoices.' }, 'SAP'],
    ['of a manager', { job: 'Was supervised by a chartered accountant.' }, 'Chartered accountant'],
    ['of a father', { summary: 'My father is a lawyer.' }, 'Must be a lawyer'],
    ['of a client', { job: 'Served a client who uses Kubernetes.' }, 'Kubernetes'],
    ['of a project', { job: 'Painted the hall for Project Python.' }, 'Python'],
    ['serving', { as: 'NYSC Corps Member', job: 'Taught pupils.' }, 'NYSC discharge certificate'],
    ['exempt', cert('NYSC exemption certificate'), 'Must have completed NYSC'],
    ['lower class of licence', { skills: ["Driver's licence, Class E"] }, "Valid driver's licence (Class G)"],
    [
      'lower class of degree',
      {
        studies: [
          {
            degree: 'B.Sc.',
            field: 'Economics',
            at: 'UI',
            from: '2014-09',
            to: '2018-07',
            grade: 'Second Class Lower',
          },
        ],
      },
      'Second class upper degree',
    ],
    [
      'HND for a degree',
      { studies: [{ degree: 'HND', field: 'Accounting', at: 'Yabatech', from: '2014-09', to: '2018-07' }] },
      'B.Sc. in Accounting',
    ],
    [
      'diploma for a degree',
      { studies: [{ degree: 'Diploma', field: 'Law', at: 'UI', from: '2014-09', to: '2018-07' }] },
      'A degree in law is required',
    ],
    [
      'degree in view',
      { studies: [{ degree: 'B.Sc.', field: 'Accounting', at: 'UI', from: '2023-09' }] },
      'B.Sc. in Accounting',
    ],
    [
      'another profession',
      { studies: [{ degree: 'MBChB', at: 'UI', from: '2010-09', to: '2016-07' }] },
      'Registered nurse',
    ],
    [
      'fewer years',
      { jobs: [{ as: 'Clerk', at: 'Kora', from: '2024-11', did: ['Kept files.'] }] },
      '5 years of experience',
    ],
    ['basic for advanced', { skills: ['Excel basics'] }, 'Advanced Excel'],
    ['basic knowledge of', { summary: 'Basic knowledge of Kubernetes.' }, 'Experience with Kubernetes'],
    ['unknown paper', { job: 'Assisted the ZQT-9 inspectors.' }, 'ZQT-9 certification'],
    ['unknown paper in view', cert('ZQT-9 (in view)'), 'ZQT-9 certification'],
    ['one of two', { skills: ['Excel'] }, 'Excel and SAP'],
    ['name of the file', {}, 'SAP'],
    ['foundation for practitioner', cert('PRINCE2 Foundation'), 'PRINCE2 Practitioner'],
  ])('%s', (_, notes, line) => {
    expect(meets(notes, line)).toBe(false);
  });

  it.each([
    ['beginner', 'Fluent French'],
    ['intermediate', 'Fluent French'],
    ['beginner', 'Must speak French'],
    ['advanced', 'Native French speaker'],
  ])('%s French for %j', (level, line) => {
    expect(answerRequirement(line, speaks('French', level)).isMet).toBe(false);
  });
});

describe('a requirement that is met', () => {
  it.each<[string, Notes, string]>([
    ['in use', { job: 'Posted supplier invoices in SAP every day.' }, 'Experience with SAP'],
    ['listed', { skills: ['SAP'] }, 'SAP is an advantage'],
    ['a member of the body', cert('Associate Member, ICAN'), 'Must be a chartered accountant'],
    [
      'by the issuer',
      {
        certificates: [
          { name: 'Associate Membership', issuer: 'Institute of Chartered Accountants of Nigeria' },
        ],
      },
      'ICAN',
    ],
    [
      'said of oneself',
      { summary: 'I am a chartered accountant with nine years in audit.' },
      'Chartered accountant',
    ],
    [
      'first in the summary',
      { summary: 'Registered nurse with eight years on surgical wards.' },
      'Registered nurse',
    ],
    ['renewed', cert('ACLS', { date: '2026-01', expiryDate: '2028-01' }), 'A valid ACLS certificate'],
    ['one of two', { skills: ['Tableau'] }, 'Power BI or Tableau'],
    ['one of three', { skills: ['Tableau'] }, 'Power BI, Tableau or Looker'],
    [
      'exempt, where that is enough',
      cert('NYSC exemption certificate'),
      'NYSC discharge or exemption certificate',
    ],
    ['discharged', cert('NYSC Discharge Certificate'), 'Must have completed NYSC'],
    ['candidate, where that is enough', cert('CFA Level II candidate'), 'CFA candidates are welcome'],
    [
      'higher class of degree',
      {
        studies: [
          {
            degree: 'B.Sc.',
            field: 'Economics',
            at: 'UI',
            from: '2014-09',
            to: '2018-07',
            grade: 'First Class',
          },
        ],
      },
      'Second class upper degree',
    ],
    [
      'HND or B.Sc.',
      { studies: [{ degree: 'HND', field: 'Accounting', at: 'Yabatech', from: '2014-09', to: '2018-07' }] },
      'HND or B.Sc. in Accounting',
    ],
    [
      'more years',
      { jobs: [{ as: 'Clerk', at: 'Kora', from: '2018-01', did: ['Kept files.'] }] },
      'At least 5 years of work experience',
    ],
    [
      'the class among several',
      { skills: ["Driver's licence, Classes B, E and G"] },
      "Valid driver's licence (Class G)",
    ],
    ['unknown paper', cert('ZQT-9 Inspector'), 'ZQT-9 certification'],
    ['unknown tool', { job: 'Planned routes in Fleetwise for 40 trucks.' }, 'Experience with Fleetwise'],
    ['no fault found', { job: 'Closed 48 months without an error in Sage.' }, 'Sage'],
    ['not only', { job: 'Used not only SAP but Oracle as well.' }, 'SAP'],
  ])('%s', (_, notes, line) => {
    expect(meets(notes, line)).toBe(true);
  });

  it.each([
    ['advanced', 'Fluent French'],
    ['native', 'Fluent French is required'],
    ['intermediate', 'Conversational French'],
  ])('%s French for %j', (level, line) => {
    expect(answerRequirement(line, speaks('French', level)).isMet).toBe(true);
  });
});

it('gives each claim its state and the line that says it', () => {
  const claims = claimsOf(cert('CFA Level II candidate'));
  expect(claims.list).toContainEqual(
    expect.objectContaining({
      kind: 'credential',
      key: 'cfa',
      state: 'candidate',
      stage: 2,
      source: { path: 'certifications.0.name', quote: 'CFA Level II candidate' },
    }),
  );
});

describe('a credential in running text', () => {
  it.each([
    ['Attempted the PMP exam in 2025.', 'PMP certification'],
    ['Retaking PMP this year.', 'PMP certification'],
    ['Won a PMP voucher.', 'PMP certification'],
    ['PMP dropout.', 'PMP certification'],
    ['Expelled from ICAN.', 'Member of ICAN'],
    ['ICAN dropped in 2022.', 'Member of ICAN'],
    ['COREN interview attended.', 'COREN registration'],
    ['CFA scholarship winner.', 'CFA charterholder'],
    ['Lost my driving licence in 2024 for points.', 'Valid driving licence'],
    ['NYSC certificate withheld.', 'NYSC discharge certificate'],
  ])('%s is no %s', (summary, line) => {
    expect(meets({ summary }, line)).toBe(false);
  });

  it.each([
    ['Holds the PMP certification and ten years of projects.', 'PMP certification'],
    ['PMP certified project manager.', 'PMP certification'],
    ['Member of ICAN since 2019.', 'Member of ICAN'],
    ['Registered with COREN.', 'COREN registration'],
  ])('%s is %s', (summary, line) => {
    expect(meets({ summary }, line)).toBe(true);
  });
});
