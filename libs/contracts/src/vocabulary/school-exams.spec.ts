import { describe, expect, it } from '@jest/globals';
import { SCHOOL_EXAMS } from '../resume-table/sections/school-exams.section.ts';
import data from './data/school-exams.json' with { type: 'json' };
import { readExamLine, type SchoolExamFacts, schoolExamFacts, writeExamLine } from './school-exams.ts';

const factsOf = (exam: string): SchoolExamFacts => {
  const facts = schoolExamFacts(exam);
  if (!facts) throw new Error(`Nothing is known of ${exam}`);
  return facts;
};
const gradesOf = (exam: string) => factsOf(exam).grades;

describe('what is known of school examinations', () => {
  it('covers every examination of the form but others, each with a scale and subjects', () => {
    const known = data.exams.map(({ key }) => key);
    expect(SCHOOL_EXAMS.fields.exam.choices.filter((exam) => exam !== 'other')).toEqual(known);
    for (const exam of known) {
      expect(gradesOf(exam).length).toBeGreaterThan(5);
      expect(factsOf(exam).subjects.length).toBeGreaterThan(10);
    }
    expect(schoolExamFacts('other')).toBeUndefined();
    expect(schoolExamFacts(undefined)).toBeUndefined();
  });

  it('holds the scales as the countries have them', () => {
    const written = (exam: string) =>
      gradesOf(exam)
        .map(({ grade }) => grade)
        .join(' ');
    expect(written('wassce')).toBe('A1 B2 B3 C4 C5 C6 D7 E8 F9');
    expect(written('waec')).toBe(written('wassce'));
    expect(written('bece')).toBe('1 2 3 4 5 6 7 8 9');
    expect(written('kcse')).toBe('A A- B+ B B- C+ C C- D+ D D- E');
    expect(written('matric')).toBe('Level 7 Level 6 Level 5 Level 4 Level 3 Level 2 Level 1');
    expect(gradesOf('kcse').map(({ means }) => Number.parseInt(means, 10))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('counts credits in the O’Level scale alone', () => {
    const credits = (exam: string) => gradesOf(exam).filter(({ isCredit }) => isCredit).length;
    expect(['waec', 'neco', 'nabteb', 'gce', 'wassce'].map(credits)).toEqual([6, 6, 6, 6, 6]);
    expect(['bece', 'kcse', 'matric'].map(credits)).toEqual([0, 0, 0]);
    expect(schoolExamFacts('kcse')?.isOLevel).toBe(false);
  });
});

describe('a line of results', () => {
  it.each([
    ['waec', 'English Language B3', 'English Language', 'B3'],
    ['waec', 'mathematics - c4', 'mathematics', 'C4'],
    ['waec', 'Physics: A1', 'Physics', 'A1'],
    ['kcse', 'Mathematics B-', 'Mathematics', 'B-'],
    ['kcse', 'Kiswahili (A-)', 'Kiswahili', 'A-'],
    ['kcse', 'English - B', 'English', 'B'],
    ['kcse', 'Mathematics Alternative B', 'Mathematics Alternative B', ''],
    ['kcse', 'Mathematics Alternative B C+', 'Mathematics Alternative B', 'C+'],
    ['matric', 'Life Sciences Level 6', 'Life Sciences', 'Level 6'],
    ['bece', 'Integrated Science 2', 'Integrated Science', '2'],
    ['matric', 'Mathematics 72%', 'Mathematics 72%', ''],
    ['kcse', 'English B3', 'English B3', ''],
    ['waec', 'A1', 'A1', ''],
  ])('%s: %s', (exam, line, subject, grade) => {
    expect(readExamLine(line, factsOf(exam))).toEqual({ subject, grade });
  });

  it('is written as it is read', () => {
    for (const { key } of data.exams)
      for (const { grade } of gradesOf(key)) {
        const line = { subject: 'Business Studies', grade };
        expect(readExamLine(writeExamLine(line), factsOf(key))).toEqual(line);
      }
  });
});
