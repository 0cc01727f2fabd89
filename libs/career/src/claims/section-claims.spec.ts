import { describe, expect, it } from '@jest/globals';
import { person } from '../letters/testing/person.ts';
import { answerRequirement } from './entailment.ts';
import { ResumeClaims } from './resume-claims.ts';

const TODAY = '2026-11-22';

const claimsOf = (sections: object): ResumeClaims =>
  new ResumeClaims(
    { ...person({ name: ['Ada', 'Obi'], title: 'Resume' }), ...sections } as ReturnType<typeof person>,
    TODAY,
  );
const meets = (line: string, sections: object): boolean => answerRequirement(line, claimsOf(sections)).isMet;
const stateOf = (key: string, sections: object): string[] =>
  claimsOf(sections)
    .list.filter((claim) => claim.key === key)
    .map(({ state }) => state);

const ican = (grade?: string, more: object = {}): object => ({
  memberships: [{ body: 'ICAN', ...(grade ? { grade } : {}), ...more }],
});

describe('memberships', () => {
  it.each(['associate', 'member', 'chartered', 'fellow', 'registered'])('count as %s', (grade) => {
    expect(meets('Member of ICAN', ican(grade))).toBe(true);
  });

  it.each([
    ['student', 'student'],
    ['graduate', 'candidate'],
    ['honorary', 'mentioned'],
    [undefined, 'mentioned'],
  ])('of grade %s are no membership', (grade, state) => {
    expect(stateOf('ican', ican(grade))).toEqual([state]);
    expect(meets('ICAN is required', ican(grade))).toBe(false);
    expect(meets('Must be a chartered accountant (ICAN)', ican(grade))).toBe(false);
  });

  it('reach the grade that is asked for', () => {
    const cipm = (grade: string): object => ({ memberships: [{ body: 'CIPM', grade }] });
    expect(meets('Chartered member of the CIPM', cipm('associate'))).toBe(false);
    expect(meets('Chartered member of the CIPM', cipm('chartered'))).toBe(true);
    expect(meets('Fellow of the CIPM', cipm('chartered'))).toBe(false);
    expect(meets('Fellow of the CIPM', cipm('fellow'))).toBe(true);
  });

  it('that have ended, or not begun, are not held', () => {
    expect(stateOf('ican', ican('member', { until: '2024' }))).toEqual(['expired']);
    expect(stateOf('ican', ican('member', { since: '2027-01' }))).toEqual(['in view']);
    expect(stateOf('ican', ican('member', { until: '2027' }))).toEqual(['held']);
  });

  it('give neither the title nor the trade in the name of the body', () => {
    const body = { memberships: [{ body: 'Chartered Institute of Marketing', grade: 'associate' }] };
    expect(meets('Certified: Chartered Marketer', body)).toBe(false);
    expect(meets('Experience in marketing', body)).toBe(false);
  });
});

const service = (status?: string, more: object = {}): object => ({
  nationalService: [{ scheme: 'nysc', ...(status ? { status } : {}), ...more }],
});

describe('national service', () => {
  it('is discharged only when it is said to be', () => {
    expect(meets('NYSC discharge certificate', service('discharged'))).toBe(true);
    expect(meets('Must have completed NYSC', service('discharged'))).toBe(true);
    for (const status of ['serving', 'not-yet', 'exempt', 'excluded', undefined]) {
      expect(meets('NYSC discharge certificate', service(status))).toBe(false);
      expect(meets('Must have completed NYSC', service(status))).toBe(false);
    }
  });

  it('that goes on is no service that is over', () => {
    expect(stateOf('nysc-discharge', service('discharged', { endDate: '2027-03' }))).toEqual(['in view']);
  });

  it('keeps exemption and service apart', () => {
    expect(stateOf('nysc', service('exempt'))).toEqual(['exempt']);
    expect(stateOf('nysc', service('excluded'))).toEqual(['excluded']);
    expect(stateOf('nysc', service('serving'))).toEqual(['serving']);
    expect(stateOf('nysc', service('not-yet'))).toEqual(['not yet']);
    expect(meets('NYSC discharge or exemption certificate', service('exempt'))).toBe(true);
    expect(meets('NYSC discharge or exemption certificate', service('serving'))).toBe(false);
  });

  it('of another country, or an army, is no NYSC', () => {
    const other = (more: object): object => ({ nationalService: [{ status: 'discharged', ...more }] });
    for (const one of [{ scheme: 'military' }, { scheme: 'other', name: 'National Youth Service, Kenya' }])
      expect(meets('NYSC discharge certificate', other(one))).toBe(false);
  });
});

describe('courses', () => {
  const course = (name: string, more: object = {}): object => ({
    training: [{ name, provider: 'Lagos Business School', endDate: '2024-05', ...more }],
  });

  it('are no credential, whatever they are called', () => {
    expect(new Set(stateOf('pmp', course('PMP')))).toEqual(new Set(['course']));
    expect(meets('PMP certification', course('PMP'))).toBe(false);
    expect(meets('Experience with SAP', course('SAP', { description: 'Posted journals in SAP' }))).toBe(
      false,
    );
  });

  it('overrule a bare mention of the paper', () => {
    const skills = [{ name: 'PMP', level: 'intermediate', category: '' }];
    expect(meets('PMP certification', { skills, ...course('PMP') })).toBe(false);
  });

  it('are finished only when they have ended', () => {
    const attended = 'Attended training in SAP';
    expect(meets(attended, course('SAP'))).toBe(true);
    expect(meets(attended, course('SAP', { endDate: '', startDate: '2026-09' }))).toBe(false);
    expect(meets(attended, course('SAP', { endDate: '2027-02' }))).toBe(false);
  });
});

describe('licences', () => {
  const licence = (more: object): object => ({ licences: [{ kind: 'driving', ...more }] });

  it('to drive are held with their class', () => {
    const held = licence({ licenceClass: 'B', issuer: 'FRSC', expiryDate: '2028-01' });
    expect(meets('Valid driver’s licence, Class B', held)).toBe(true);
    expect(meets('Valid driver’s licence, Class E', held)).toBe(false);
  });

  it('that have run out, or are those of a learner, are not held', () => {
    expect(meets('Valid driver’s licence', licence({ expiryDate: '2025-12' }))).toBe(false);
    expect(meets('Valid driver’s licence', licence({ name: 'Learner driver’s licence' }))).toBe(false);
    expect(meets('Valid driver’s licence', licence({ name: 'Provisional driver’s licence' }))).toBe(false);
  });
});

describe('school examinations', () => {
  const exam = (more: object): object => ({ schoolExams: [{ exam: 'waec', date: '2019', ...more }] });

  it('are a school certificate, and no degree', () => {
    const passed = exam({ subjects: ['English Language B3', 'Mathematics C6'] });
    expect(meets('SSCE', passed)).toBe(true);
    expect(meets('Bachelor’s degree', passed)).toBe(false);
  });

  it.each([
    ['failed', { subjects: ['English Language F9', 'Mathematics F9'] }],
    ['awaited', { subjects: ['English Language awaiting result', 'Mathematics awaiting result'] }],
    ['to come', { date: '2027' }],
  ])('are not passed when %s', (_, more) => {
    expect(meets('SSCE', exam(more))).toBe(false);
  });
});

describe('class of degree and level of language', () => {
  const degree = (more: object): object => ({
    education: [
      {
        institution: 'UNILAG',
        degree: 'B.Sc.',
        fieldOfStudy: 'Accounting',
        startDate: '2015',
        endDate: '2019',
        ...more,
      },
    ],
  });

  it('are those that were chosen', () => {
    const asked = 'B.Sc. in Accounting with at least second class upper';
    expect(meets(asked, degree({ degreeClass: 'second-upper' }))).toBe(true);
    expect(meets(asked, degree({ degreeClass: 'first' }))).toBe(true);
    expect(meets(asked, degree({ degreeClass: 'second-lower' }))).toBe(false);
    expect(meets(asked, degree({}))).toBe(false);
    expect(meets(asked, degree({ grade: '4.1', gradeScale: '5.0' }))).toBe(true);
    expect(meets(asked, degree({ grade: '4.1', gradeScale: '7.0' }))).toBe(false);
  });

  it('of the European framework count before the word', () => {
    const french = (cefr?: string): object => ({
      languages: [{ language: 'French', proficiency: 'advanced', ...(cefr ? { cefr } : {}) }],
    });
    expect(meets('Fluent French', french('C1'))).toBe(true);
    expect(meets('Fluent French', french('B2'))).toBe(false);
    expect(meets('Conversational French', french('B1'))).toBe(true);
    expect(meets('Conversational French', french('A2'))).toBe(false);
    expect(meets('Fluent French', french())).toBe(true);
  });
});

describe('what is done beside jobs', () => {
  const internship = (description: string): object => ({
    internships: [
      {
        organisation: 'SAP Nigeria',
        role: 'Laboratory intern',
        startDate: '2021-02',
        endDate: '2023-12',
        description,
      },
    ],
  });

  it('shows skills, and is no year of employment', () => {
    const done = internship('Prepared monthly reports in Microsoft Excel');
    expect(meets('Experience with Microsoft Excel', done)).toBe(true);
    expect(meets('At least 2 years of experience', done)).toBe(false);
    expect(claimsOf(done).years).toBe(0);
  });

  it('claims nothing by the name of a body, a project, a paper or a talk', () => {
    expect(meets('Experience with SAP', internship('Filed letters at SAP Nigeria'))).toBe(false);
    for (const section of [
      { projects: [{ name: 'SAP' }] },
      { publications: [{ title: 'SAP', description: 'SAP in small firms' }] },
      { conferences: [{ name: 'SAP', description: 'SAP in small firms' }] },
      { custom1: [{ title: 'SAP' }] },
      { interests: [{ name: 'SAP' }] },
      { referees: [{ name: 'SAP', reference: 'She used SAP.' }] },
    ])
      expect(meets('Experience with SAP', section)).toBe(false);
  });

  it('holds the tools of a project', () => {
    const tools = ['AutoCAD'];
    expect(meets('Proficiency in AutoCAD', { projects: [{ name: 'Dryer', tools }] })).toBe(true);
    expect(
      meets('Proficiency in AutoCAD', { projects: [{ name: 'Dryer', tools: ['Learning AutoCAD'] }] }),
    ).toBe(false);
  });
});
