import { describe, expect, it } from '@jest/globals';
import { completenessOf, type MeasuredResume } from './completeness.ts';

const FULL: MeasuredResume = {
  title: 'Cashier, Kano',
  industry: 'Retail',
  summary: 'Cashier with four years in busy shops. Balances a till of ₦400,000 a day without a shortage.',
  personalInfo: {
    firstName: 'Amina',
    lastName: 'Bello',
    email: 'amina@example.com',
    phone: '+234 803 000 0000',
    location: 'Kano',
  },
  experience: [{ description: 'Served 120 customers a day.\nTrained two new cashiers.' }],
  education: [{}],
  skills: [{}, {}, {}, {}, {}],
};
const parts = (resume: MeasuredResume) => completenessOf(resume).missing.map(({ part }) => part);

describe('completeness', () => {
  it('is a hundred with nothing missing', () => {
    expect(completenessOf(FULL)).toEqual({ percent: 100, missing: [] });
  });

  it('names everything that an empty resume lacks, what counts most first, with a reason and a field', () => {
    const { percent, missing } = completenessOf({});
    expect(missing[0]).toMatchObject({ part: 'work', field: 'experience' });
    // Nothing is left blank where nothing is written.
    expect(percent).toBe(5);
    expect(missing).toHaveLength(11);
    for (const { todo, why } of missing)
      expect([todo, why]).toEqual([expect.any(String), expect.any(String)]);
  });

  it.each([
    ['phone', { personalInfo: { ...FULL.personalInfo, phone: ' ' } }],
    ['summary', { summary: 'Cashier.' }],
    ['skills', { skills: [{}, {}] }],
    ['education', { education: [] }],
    ['title', { industry: '' }],
  ] as const)('misses %s alone', (part, change) => {
    expect(parts({ ...FULL, ...change })).toEqual([part]);
  });

  it('asks for lines and for a number in them', () => {
    const of = (description: string) => parts({ ...FULL, experience: [{ description }] });
    expect(of('Served 120 customers a day.')).toEqual(['lines']);
    expect(of('Served customers.\nCounted the till.')).toEqual(['number']);
  });

  it('does not count a line whose blank is not filled in', () => {
    expect(
      parts({ ...FULL, experience: [{ description: 'Served ____ customers a day.\nCounted the till.' }] }),
    ).toEqual(['lines', 'number', 'blanks']);
  });

  it('takes national service and school exams for somebody who begins', () => {
    const beginner = { ...FULL, experience: [], education: [], nationalService: [{}], schoolExams: [{}] };
    expect(parts(beginner)).toEqual(['lines', 'number']);
  });
});
