import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { type CheckedKnockOut, checkKnockOuts } from './check-knock-outs.ts';

const TODAY = '2026-11-23';

type Exam = NonNullable<ResumeContentDto['schoolExams']>[number];
const sat = (exam: Exam['exam'], more: Partial<Exam> = {}): Partial<ResumeContentDto> => ({
  schoolExams: [{ exam, ...more } as Exam],
});
const KCSE = sat('kcse', { result: 'Mean grade B-', subjects: ['English B', 'Mathematics C', 'Physics D+'] });
const MATRIC = sat('matric', {
  result: 'Diploma pass',
  subjects: ['English Home Language Level 5', 'Mathematics Level 4', 'Geography Level 1'],
});

function check(text: string, resume: Partial<ResumeContentDto>, location = ''): CheckedKnockOut[] {
  return checkKnockOuts(resume as ResumeContentDto, { text, location }, TODAY);
}
/** The one answer to a posting of one requirement. */
function one(text: string, resume: Partial<ResumeContentDto>, location = ''): CheckedKnockOut {
  const [first, ...others] = check(text, resume, location);
  if (!first || others.length > 0) throw new Error(`${others.length + Number(!!first)} found in: ${text}`);
  return first;
}
const stateOf = (text: string, resume: Partial<ResumeContentDto>): string => one(text, resume).state;

describe('the KCSE', () => {
  it.each([
    ['Minimum KCSE mean grade C+.', 'met'],
    ['Minimum KCSE mean grade B-.', 'met'],
    ['Minimum KCSE mean grade B.', 'not-met'],
    ['KCSE mean grade of B plain or a Diploma.', 'unknown'],
    ['KCSE with at least a B in English.', 'met'],
    ['KCSE with at least a C+ in Mathematics.', 'not-met'],
    ['KCSE with at least a C+ in Biology.', 'unknown'],
    ['KCSE certificate is required.', 'met'],
  ])('%s: %s', (text, state) => {
    expect(stateOf(text, KCSE)).toBe(state);
  });

  it('says what is asked for, and the fact that decides', () => {
    expect(one('Minimum KCSE mean grade B with C+ in Mathematics.', KCSE)).toMatchObject({
      gate: 'school-exam',
      asks: 'KCSE with a mean grade of B and Mathematics (C+)',
      state: 'not-met',
      fact: { path: 'schoolExams.0.result', quote: 'KCSE: Mean grade B-' },
    });
  });

  it('is unknown without a mean grade, not yet sat, or after another examination', () => {
    const text = 'Minimum KCSE mean grade C+.';
    expect(one(text, sat('kcse'))).toMatchObject({ reason: 'not-said', field: 'schoolExams.0.result' });
    expect(one(text, sat('kcse', { date: '2027', result: 'Mean grade D' })).reason).toBe('not-finished');
    expect(one(text, sat('matric', { result: 'Bachelor’s pass' })).reason).toBe('other-scale');
    expect(one(text, {})).toMatchObject({ state: 'unknown', reason: 'not-said', field: 'schoolExams' });
  });

  it('counts the better of two results', () => {
    const twice = {
      schoolExams: [...(sat('kcse', { result: 'D' }).schoolExams ?? []), ...(KCSE.schoolExams ?? [])],
    };
    expect(stateOf('Minimum KCSE mean grade C+.', twice)).toBe('met');
  });
});

describe('Matric', () => {
  it.each([
    ['Matric is required.', 'met'],
    ['NSC with bachelor’s pass.', 'not-met'],
    ['Matric with a diploma pass.', 'met'],
    ['Matric with a higher certificate pass.', 'met'],
    ['Matric with Mathematics.', 'met'],
    ['Matric with Geography.', 'not-met'],
    ['Matric with Accounting.', 'unknown'],
    ['Matric with Mathematics (level 5).', 'not-met'],
    ['Matric with at least 50% in Mathematics.', 'met'],
    ['Matric with at least 55% in Mathematics.', 'unknown'],
    ['Matric with at least 60% in Mathematics.', 'not-met'],
    ['Matric with Mathematical Literacy or Mathematics.', 'met'],
  ])('%s: %s', (text, state) => {
    expect(stateOf(text, MATRIC)).toBe(state);
  });

  it('reads marks that are written instead of levels', () => {
    const marks = sat('matric', { subjects: ['Mathematics 63%'] });
    expect(stateOf('Matric with Mathematics at level 5.', marks)).toBe('met');
    expect(stateOf('Matric with at least 65% in Mathematics.', marks)).toBe('not-met');
  });
});

describe('WASSCE and BECE', () => {
  it('are held, with an aggregate where one is asked for', () => {
    const bece = sat('bece', { result: 'Aggregate 18' });
    expect(stateOf('BECE certificate required.', bece)).toBe('met');
    expect(stateOf('BECE with aggregate 20 or better.', bece)).toBe('met');
    expect(stateOf('BECE with aggregate 12 or better.', bece)).toBe('not-met');
    expect(stateOf('WASSCE certificate required.', bece)).toBe('unknown');
    expect(stateOf('WASSCE certificate required.', sat('waec'))).toBe('met');
  });

  it('leave to the employer whether a D7 is a pass, and O’Level credits to their own gate', () => {
    const wassce = sat('wassce', {
      subjects: ['English Language D7', 'Mathematics (Core) F9', 'Physics B3'],
    });
    expect(stateOf('Must have WASSCE passes in English.', wassce)).toBe('unknown');
    expect(stateOf('Must have WASSCE passes in Physics.', wassce)).toBe('met');
    expect(stateOf('Must have WASSCE passes in Mathematics.', wassce)).toBe('not-met');
    expect(one('Five WASSCE credits including Physics.', wassce).gate).toBe('o-level');
  });
});

describe('National Service of Ghana', () => {
  const served = (status: string): Partial<ResumeContentDto> =>
    ({ nationalService: [{ scheme: 'ghana-national-service', status }] }) as Partial<ResumeContentDto>;
  const ASKED = 'Must have completed Ghana National Service.';

  it('is answered by that service alone', () => {
    expect(one(ASKED, served('discharged'))).toMatchObject({
      state: 'met',
      asks: 'National Service in Ghana: completed',
      fact: { quote: 'National Service, Ghana: discharged' },
    });
    expect(stateOf(ASKED, served('not-yet'))).toBe('not-met');
    expect(stateOf(ASKED, served('serving'))).toBe('not-met');
    expect(stateOf(ASKED, { nationalService: [{ scheme: 'nysc', status: 'discharged' }] })).toBe('unknown');
    expect(stateOf('Must have completed NYSC.', served('discharged'))).toBe('unknown');
    expect(stateOf('Must have completed NYSC.', served('not-yet'))).toBe('unknown');
  });

  it('is meant by a workplace in Ghana, and possible where none is named', () => {
    const text = 'Must have completed national service.';
    expect(one(text, served('not-yet'), 'Accra, Ghana').state).toBe('not-met');
    expect(one(text, served('discharged'), 'Accra, Ghana').state).toBe('met');
    expect(one(text, served('discharged')).state).toBe('met');
    expect(one(text, served('not-yet'))).toMatchObject({ state: 'unknown', reason: 'no-country' });
  });
});

it('calls nothing not met where one sentence has limits of several posts', () => {
  const resume = { ...KCSE, personalInfo: { dateOfBirth: '1980-01-01' } } as Partial<ResumeContentDto>;
  for (const text of [
    'KCSE mean grade C+ for clerks and B for accountants.',
    'Age: not older than 25 for clerks and not older than 50 for managers.',
    'Clerks need a KCSE mean grade of B; cleaners need a D.',
    'Cleaners must not be older than 40, drivers must not be older than 45.',
  ])
    expect([text, check(text, resume).filter(({ state }) => state === 'not-met')]).toEqual([text, []]);
});
