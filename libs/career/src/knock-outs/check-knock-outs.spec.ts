import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { checkKnockOuts } from './check-knock-outs.ts';

const TODAY = '2026-11-23';

type Parts = Partial<Omit<ResumeContentDto, 'personalInfo'>> & {
  personalInfo?: Partial<ResumeContentDto['personalInfo']>;
};
const check = (text: string, parts: Parts | null, location = '', expiryDate?: string) =>
  checkKnockOuts(parts as ResumeContentDto | null, { text, location, expiryDate }, TODAY);
const one = (text: string, parts: Parts | null, location = '') => {
  const checked = check(text, parts, location);
  expect(checked).toHaveLength(1);
  return checked[0];
};
const born = (dateOfBirth: string): Parts => ({ personalInfo: { dateOfBirth } });
const studied = (...education: object[]): Parts => ({
  education: education as ResumeContentDto['education'],
});

describe('age', () => {
  it('is counted on the day that the posting names', () => {
    const text = 'Applicants must not be older than 30 as at 31 December 2026.';
    expect(one(text, born('1996-06-12'))).toMatchObject({
      state: 'met',
      asks: 'At most 30 years old on 31 December 2026',
      sentence: text,
      fact: { path: 'personalInfo.dateOfBirth', quote: 'Born on 12 June 1996: 30 on 31 December 2026' },
    });
    expect(one(text, born('1995-12-31'))).toMatchObject({ state: 'not-met' });
    expect(one(text, born('1996-01-01'))).toMatchObject({ state: 'met' });
    // 30 today, 31 on the day that counts.
    expect(one(text, born('1995-12-15'))).toMatchObject({ state: 'not-met' });
  });

  it('is unknown without a date of birth, and says where to say it', () => {
    expect(one('Not older than 30 years.', {})).toMatchObject({
      state: 'unknown',
      reason: 'not-said',
      fact: null,
      field: 'personalInfo.dateOfBirth',
    });
  });

  it('leaves a second limit for some to the person', () => {
    const text =
      "Applicants must not be older than 26 years (28 years for candidates with a Master's degree).";
    expect(one(text, born('1999-01-01'))).toMatchObject({ state: 'unknown', reason: 'exception' });
    expect(one(text, born('1990-01-01'))).toMatchObject({ state: 'not-met' });
  });

  it('counts to the deadline of the same posting', () => {
    const text = 'Not more than 25 years of age as at the closing date.\nDeadline: 15 January 2027.';
    // 25 on the day before the birthday, 26 on it.
    expect(check(text, born('2001-01-16'))[0]).toMatchObject({ state: 'met' });
    expect(check(text, born('2001-01-15'))[0]).toMatchObject({ state: 'not-met' });
  });
});

describe('class of degree', () => {
  const asked = 'Minimum of Second Class Upper, or HND with Upper Credit.';
  const bachelor = { degree: 'B.Sc.', institution: 'UNILAG', fieldOfStudy: 'Physics' };

  it('compares a class with a class of its scale', () => {
    expect(one(asked, studied({ ...bachelor, degreeClass: 'first' }))).toMatchObject({ state: 'met' });
    expect(one(asked, studied({ ...bachelor, grade: 'Second class lower' }))).toMatchObject({
      state: 'not-met',
    });
    expect(one(asked, studied({ ...bachelor, degree: 'HND', degreeClass: 'distinction' }))).toMatchObject({
      state: 'met',
    });
    expect(one(asked, studied({ ...bachelor, degree: 'HND', degreeClass: 'lower-credit' }))).toMatchObject({
      state: 'not-met',
    });
  });

  it('never converts points into a class, nor one scale into another', () => {
    expect(one(asked, studied({ ...bachelor, grade: '4.6/5.0' }))).toMatchObject({
      state: 'unknown',
      reason: 'other-scale',
    });
    expect(
      one('Minimum of a 2:1 degree.', studied({ ...bachelor, degree: 'HND', degreeClass: 'upper-credit' })),
    ).toMatchObject({ state: 'unknown', reason: 'other-scale' });
    const points = 'Minimum CGPA of 3.5/5.0.';
    expect(one(points, studied({ ...bachelor, degreeClass: 'first' }))).toMatchObject({ state: 'unknown' });
    expect(one(points, studied({ ...bachelor, grade: '3.4/4.0' }))).toMatchObject({ state: 'unknown' });
    expect(one(points, studied({ ...bachelor, grade: '3.6', gradeScale: '5.0' }))).toMatchObject({
      state: 'met',
    });
    expect(one(points, studied({ ...bachelor, grade: '3.4/5.0' }))).toMatchObject({ state: 'not-met' });
    expect(one(points, studied({ ...bachelor, grade: '3.6' }))).toMatchObject({
      state: 'unknown',
      reason: 'no-scale',
    });
  });

  it('waits for the end of studies, and asks for a class that was not said', () => {
    expect(one(asked, studied({ ...bachelor, degreeClass: 'second-lower', current: true }))).toMatchObject({
      state: 'unknown',
      reason: 'not-finished',
    });
    expect(one(asked, studied(bachelor))).toMatchObject({
      state: 'unknown',
      reason: 'not-said',
      field: 'education.0.degreeClass',
    });
  });
});

describe('NYSC', () => {
  const service = (status: string, more: object = {}): Parts => ({
    nationalService: [{ scheme: 'nysc', status, ...more }] as ResumeContentDto['nationalService'],
  });

  it.each([
    ['discharged', 'met'],
    ['serving', 'not-met'],
    ['not-yet', 'not-met'],
    ['exempt', 'unknown'],
    ['excluded', 'unknown'],
  ])('%s, where completed service is asked for: %s', (status, state) => {
    expect(one('Must have completed NYSC.', service(status))).toMatchObject({ state });
  });

  it('accepts what the posting names', () => {
    const text = 'NYSC discharge/exemption certificate.';
    expect(one(text, service('exempt'))).toMatchObject({ state: 'met' });
    expect(one('Open only to serving NYSC members.', service('serving'))).toMatchObject({ state: 'met' });
  });

  it('reads the claims of the resume where the field is empty', () => {
    const resume: Parts = {
      certifications: [
        { name: 'NYSC discharge certificate', issuer: 'NYSC' },
      ] as ResumeContentDto['certifications'],
    };
    expect(one('Must have completed NYSC.', resume)).toMatchObject({
      state: 'met',
      fact: { path: 'certifications.0.name' },
    });
  });

  it('counts work after the end of service', () => {
    const job = (startDate: string, endDate: string) => ({ company: 'A', position: 'B', startDate, endDate });
    const resume = (...experience: object[]): Parts => ({
      ...service('discharged', { endDate: '2022-06' }),
      experience: experience as ResumeContentDto['experience'],
    });
    const text = 'Minimum of 3 years post-NYSC experience.';
    expect(one(text, resume(job('2022-07', '2025-12')))).toMatchObject({
      state: 'met',
      fact: { quote: '3 years 6 months in your jobs after NYSC (June 2022)' },
    });
    expect(one(text, resume(job('2018-01', '2023-06')))).toMatchObject({ state: 'not-met' });
    // Years alone prove less than they may cover.
    expect(one(text, resume(job('2022', '2025')))).toMatchObject({ state: 'unknown' });
    expect(one(text, service('discharged'))).toMatchObject({
      state: 'unknown',
      field: 'nationalService.0.endDate',
    });
    expect(one(text, service('serving'))).toMatchObject({ state: 'not-met' });
  });
});

it('takes a limit of years after service for no number of years to have', () => {
  for (const text of ['Not more than two years after NYSC.', 'Maximum of 3 years post-NYSC experience.'])
    expect(check(text, null)).toEqual([]);
  expect(check('Not less than two years after NYSC, in any work.', null)).toMatchObject([
    { gate: 'years-after-nysc', asks: '2 years of work after NYSC' },
  ]);
});

it('takes the number of a membership for no denial', () => {
  for (const number of ['R.12345', '12345', 'MB 12345', 'FRC/2013/COREN/00001'])
    expect(
      one('Must be registered with COREN.', {
        memberships: [{ body: 'COREN', grade: 'registered', number }],
      }),
    ).toMatchObject({ state: 'met' });
});

describe("O'Level", () => {
  const sat = (...lists: string[][]): Parts => ({
    schoolExams: lists.map((subjects) => ({ exam: 'waec', subjects })) as ResumeContentDto['schoolExams'],
  });
  const nine = [
    'English Language B3',
    'Mathematics C4',
    'Physics C6',
    'Chemistry D7',
    'Biology E8',
    'Economics B2',
    'Geography F9',
    'Civic Education A1',
  ];

  it('counts credits and sittings', () => {
    const text = 'Five credits in one sitting, including English and Mathematics in WAEC.';
    expect(one(text, sat(nine))).toMatchObject({ state: 'met', fact: { quote: '5 credits in one sitting' } });
    expect(one(text, sat(nine.slice(0, 3), nine.slice(3)))).toMatchObject({ state: 'unknown' });
    expect(
      one(text.replace('one sitting', 'two sittings'), sat(nine.slice(0, 3), nine.slice(3))),
    ).toMatchObject({
      state: 'met',
    });
    expect(one('Minimum of six O’Level credits.', sat(nine))).toMatchObject({ state: 'not-met' });
  });

  it('never converts the grades of another examination', () => {
    const text = 'Minimum of five O’Level credits including English and Mathematics.';
    const other = (exam: string, subjects: string[], result = ''): Parts => ({
      schoolExams: [{ exam, subjects, result }] as ResumeContentDto['schoolExams'],
    });
    const kcse = ['English A', 'Mathematics C+', 'Kiswahili B', 'Biology B', 'Physics A-', 'Geography A'];
    for (const parts of [
      other('kcse', kcse, 'Mean grade B+'),
      other('matric', ['English Home Language Level 7', 'Mathematics Level 6']),
      other('bece', ['English Language 1', 'Mathematics 1']),
    ])
      expect(one(text, parts)).toMatchObject({ state: 'unknown', reason: 'other-scale' });
    expect(one(text, other('kcse', kcse))).toMatchObject({
      fact: { path: 'schoolExams.0.exam', quote: 'KCSE' },
    });
  });

  it('takes Ghana’s elective mathematics for a separate subject', () => {
    const wassce = (...subjects: string[]): Parts => ({
      schoolExams: [{ exam: 'wassce', subjects }] as ResumeContentDto['schoolExams'],
    });
    const text = 'Credit in English and Mathematics in WASSCE.';
    expect(
      one(text, wassce('English Language B2', 'Mathematics (Core) C6', 'Mathematics (Elective) F9')),
    ).toMatchObject({ state: 'met' });
    expect(
      one(text, wassce('English Language B2', 'Mathematics (Core) D7', 'Mathematics (Elective) A1')),
    ).toMatchObject({ state: 'not-met' });
  });

  it('fails no subject that is not listed', () => {
    const text = 'Credit in Mathematics and English at O’Level.';
    expect(one(text, sat(['English Language B3']))).toMatchObject({ state: 'unknown', reason: 'not-said' });
    expect(one(text, sat(['English Language B3', 'Mathematics D7']))).toMatchObject({
      state: 'not-met',
      fact: { quote: '1 credit in one sitting; no credit in mathematics' },
    });
    expect(one(text, {})).toMatchObject({ state: 'unknown', field: 'schoolExams' });
  });
});

describe('licence', () => {
  const member = (body: string, more: object = {}): Parts => ({
    memberships: [{ body, ...more }] as ResumeContentDto['memberships'],
  });

  it('is met by a membership, a licence or a certificate', () => {
    expect(one('Must be a member of ICAN.', member('ICAN', { grade: 'associate' }))).toMatchObject({
      state: 'met',
      fact: { path: 'memberships.0.body', quote: 'ICAN' },
    });
    const driver: Parts = {
      licences: [{ kind: 'driving', licenceClass: 'B' }] as ResumeContentDto['licences'],
    };
    expect(one('Must hold a valid driving licence, Class B.', driver)).toMatchObject({ state: 'met' });
    expect(one('Must hold a valid driving licence, Class E.', driver)).toMatchObject({ state: 'unknown' });
  });

  it('is not met by one that the person says is a student’s or has expired', () => {
    const text = 'Must be a member of ICAN.';
    expect(one(text, member('ICAN', { grade: 'student' }))).toMatchObject({ state: 'not-met' });
    expect(one(text, member('ICAN', { until: '2020-01' }))).toMatchObject({ state: 'not-met' });
    expect(one(text, member('CIPM'))).toMatchObject({ state: 'unknown', field: 'memberships' });
  });
});

describe('residence', () => {
  const lives = (location: string): Parts => ({ personalInfo: { location } });

  it.each([
    ['Must reside in Lagos.', 'Ikeja, Lagos', 'met'],
    ['Must reside in Lagos.', 'Yaba', 'met'],
    ['Must reside in Lagos.', 'Kano, Nigeria', 'not-met'],
    ['Must live in Lekki or Ajah.', 'Ikeja, Lagos', 'unknown'],
    ['Must reside on the Island.', 'Ikeja, Lagos', 'unknown'],
    ['Must reside in Lagos.', 'Nigeria', 'unknown'],
    ['Must be based in Nairobi.', 'Lagos, Nigeria', 'not-met'],
    ['Must reside in Lagos.', '', 'unknown'],
  ])('%s from %s: %s', (text, location, state) => {
    expect(one(text, lives(location))).toMatchObject({ state });
  });
});

describe('right to work', () => {
  const may = (nationality: string, workRight = ''): Parts => ({ personalInfo: { nationality, workRight } });
  const text = 'Applicants must have the right to work in the UK.';

  it.each([
    ['British', '', 'met'],
    ['Nigerian', '', 'unknown'],
    ['', '', 'unknown'],
    ['Nigerian', 'United Kingdom, no sponsorship needed', 'met'],
    ['Nigerian', 'Need sponsorship in the United Kingdom', 'not-met'],
    ['Nigerian', 'Nigeria', 'unknown'],
  ])('%s citizen who says %j: %s', (nationality, right, state) => {
    expect(one(text, may(nationality, right))).toMatchObject({ state });
  });

  it('compares citizenships, and takes the country of the workplace where none is named', () => {
    expect(one('Must be a Nigerian citizen.', may('Ghanaian'))).toMatchObject({ state: 'not-met' });
    expect(one('Must be a Nigerian citizen.', may('Nigerian'))).toMatchObject({ state: 'met' });
    expect(one('No visa sponsorship is available.', may('Nigerian'), 'Lagos, Nigeria')).toMatchObject({
      state: 'met',
    });
    expect(one('No visa sponsorship is available.', may('Nigerian'))).toMatchObject({
      state: 'unknown',
      reason: 'no-country',
    });
  });
});

describe('deadline', () => {
  it.each([
    ['Deadline: 22 November 2026', 'not-met', null],
    ['Deadline: 23 November 2026', 'met', null],
    ['Deadline: 15 December', 'unknown', 'no-year'],
    ['Deadline: 02/12/2026', 'unknown', 'two-dates'],
    ['Deadline: 30/11/2026', 'met', null],
  ])('%s: %s', (text, state, reason) => {
    expect(one(text, null)).toMatchObject({ state, reason, fact: { quote: 'Today is 23 November 2026' } });
  });

  it('is taken from the field of a listing where the text names none', () => {
    expect(check('We need an accountant.', null, '', '2026-11-01')).toMatchObject([
      { gate: 'deadline', state: 'not-met', sentence: '' },
    ]);
  });
});

describe('years of intake', () => {
  const graduated = (...ends: string[]): Parts =>
    studied(...ends.map((endDate) => ({ degree: 'B.Sc.', institution: 'UNILAG', endDate })));
  const served = (endDate: string, status = 'discharged'): Parts => ({
    nationalService: [{ scheme: 'nysc', status, endDate }] as ResumeContentDto['nationalService'],
  });
  const intakeOf = (text: string, parts: Parts) => check(text, parts).find(({ gate }) => gate === 'intake');

  it.each([
    ['2023', 'met', null],
    ['2020-12', 'not-met', null],
    ['2025-11', 'met', null],
    ['', 'unknown', 'not-said'],
  ])('between two years, graduated in %j: %s', (endDate, state, reason) => {
    const text = 'Applicants must have graduated between 2021 and 2025.';
    expect(intakeOf(text, graduated(endDate))).toMatchObject({
      asks: 'Graduated from 2021 to 2025',
      state,
      reason,
    });
  });

  it('are for the person to judge with two degrees of which one is too old', () => {
    const text = 'Graduates of 2022-2024 only.';
    expect(intakeOf(text, graduated('2015', '2023'))).toMatchObject({
      state: 'unknown',
      reason: 'exception',
    });
    expect(intakeOf(text, graduated('2015', '2018'))).toMatchObject({ state: 'not-met' });
  });

  it('count from today, and leave a year without its month open', () => {
    const text = 'Candidates must have graduated within the last two years.';
    expect(intakeOf(text, graduated('2025'))).toMatchObject({ state: 'met' });
    expect(intakeOf(text, graduated('2024'))).toMatchObject({ state: 'unknown', reason: 'not-said' });
    expect(intakeOf(text, graduated('2024-10'))).toMatchObject({ state: 'not-met' });
  });

  it('of service need its end', () => {
    const text = 'Must have completed NYSC not earlier than 2022.';
    expect(intakeOf(text, served('2023-03'))).toMatchObject({
      state: 'met',
      asks: 'NYSC completed in 2022 or later',
      fact: { quote: 'NYSC: March 2023' },
    });
    expect(intakeOf(text, served('2019'))).toMatchObject({ state: 'not-met' });
    expect(intakeOf(text, served('', 'serving'))).toMatchObject({ reason: 'not-finished' });
    expect(intakeOf(text, {})).toMatchObject({ state: 'unknown', field: 'nationalService' });
  });
});

describe('a posting with several posts', () => {
  const text = [
    'We are hiring for our Lagos branch. Must reside in Lagos.',
    '1. Accountant',
    '- Minimum of 2:1. Not older than 30 years.',
    '2. Driver (3 posts)',
    '- Not older than 45 years. Valid driving licence.',
    'How to apply',
    'Deadline: 15 January 2027',
  ].join('\n');
  const person = { personalInfo: { dateOfBirth: '1990-05-01', location: 'Ikeja, Lagos' } };
  const checked = (position?: string) =>
    checkKnockOuts(person as ResumeContentDto, { text, location: '', position }, TODAY);

  it('fails nobody by a post that they have not chosen', () => {
    const ages = checked().filter(({ gate }) => gate === 'age');
    expect(ages).toMatchObject([
      { post: 'Accountant', state: 'unknown', reason: 'several-posts', asks: 'At most 30 years old' },
      { post: 'Driver', state: 'unknown', reason: 'several-posts' },
    ]);
    expect(checked().filter(({ post }) => post === null)).toMatchObject([
      { gate: 'residence', state: 'met' },
      { gate: 'deadline', state: 'met' },
    ]);
  });

  it('asks what the chosen post asks', () => {
    expect(checked('Driver').map(({ gate, state }) => [gate, state])).toEqual([
      ['residence', 'met'],
      ['age', 'met'],
      ['licence', 'unknown'],
      ['deadline', 'met'],
    ]);
    expect(checked('Senior accountant').find(({ gate }) => gate === 'age')).toMatchObject({
      post: null,
      state: 'not-met',
    });
    expect(checked('Nurse').find(({ gate }) => gate === 'age')).toMatchObject({ reason: 'several-posts' });
  });

  it('asks once what all posts ask', () => {
    const same = 'Accountant: not older than 35 years.\nDriver: not older than 35 years.';
    expect(one(same, person)).toMatchObject({ gate: 'age', post: null, state: 'not-met' });
  });

  it('is none where only one post, or a list of requirements, is named', () => {
    expect(one('Position: Accountant\nNot older than 30 years.', person)).toMatchObject({ post: null });
    const listed = 'Requirements:\n1. Bachelor degree\n2. Not older than 30 years';
    expect(one(listed, person)).toMatchObject({ gate: 'age', post: null, state: 'not-met' });
  });
});

it('takes time in proportion to the text', () => {
  const line =
    'Applicants must not be older than 30 years, NYSC completed, must be based in Lagos, 5 O’Level credits, ';
  const longest = line.repeat(900);
  expect(longest.length).toBeGreaterThan(90_000);
  const checked = check(longest, {});
  expect(checked.length).toBeLessThanOrEqual(40);
}, 10_000);
