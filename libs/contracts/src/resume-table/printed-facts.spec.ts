import { describe, expect, it } from '@jest/globals';
import { FACTS_ON_REQUEST, hiddenFacts, PROTECTED_FACTS, printedFacts } from './printed-facts.ts';
import { FULL_RESUME } from './testing/full-resume.ts';

const person = (resume: object): string[] => Object.keys(Reflect.get(resume, 'personalInfo') as object);
const withOptions = (designOptions: object) => ({ ...FULL_RESUME, designOptions });

describe('what a resume prints', () => {
  it('keeps date of birth, gender, marital status, equity and identity number back until they are asked for', () => {
    expect(FACTS_ON_REQUEST).toEqual([
      'dateOfBirth',
      'gender',
      'maritalStatus',
      'employmentEquity',
      'idNumber',
    ]);
    const kept = person(printedFacts(withOptions({})));
    expect(kept.filter((name) => FACTS_ON_REQUEST.some((fact) => fact === name))).toEqual([]);
    expect(kept).toEqual(expect.arrayContaining(['nationality', 'stateOfOrigin', 'visaStatus']));
    const some = person(printedFacts(withOptions({ shownFacts: ['gender'] })));
    expect(some).toContain('gender');
    expect(some).not.toContain('idNumber');
    expect(person(printedFacts(FULL_RESUME))).toEqual(Object.keys(FULL_RESUME.personalInfo));
  });

  it('leaves out what is named besides: a fact, a field of every entry, a section', () => {
    const hidden = new Set(PROTECTED_FACTS.map((name) => `personalInfo.${name}`));
    const printed = printedFacts(FULL_RESUME, new Set([...hidden, 'education.grade', 'referees']));
    expect(person(printed).filter((name) => PROTECTED_FACTS.some((fact) => fact === name))).toEqual([]);
    expect(printed).not.toHaveProperty('referees');
    expect(printed).toHaveProperty('education.0.degree');
    expect(printed).not.toHaveProperty('education.0.grade');
    expect(FULL_RESUME).toHaveProperty('education.0.grade');
  });

  it('says of referees what they agreed to', () => {
    const referee = { name: 'Prof. Eze', phone: '+234 1', email: 'eze@example.com' };
    const referees = ['agreed', 'name-only', 'not-asked', undefined].map((consent) => ({
      ...referee,
      consent,
    }));
    expect(printedFacts({ referees } as object)).toEqual({
      referees: [
        { ...referee, consent: 'agreed' },
        { name: 'Prof. Eze', consent: 'name-only' },
        { name: 'Prof. Eze', consent: undefined },
      ],
    });
  });

  it('keeps the identity of what it prints whole, and cuts the same part once', () => {
    const resume = withOptions({});
    const [first, second] = [printedFacts(resume), printedFacts({ ...resume, summary: 'Other' })];
    expect(Reflect.get(first, 'education')).toBe(Reflect.get(resume, 'education'));
    expect(first.personalInfo).toBe(second.personalInfo);
    expect(hiddenFacts(resume).size).toBe(FACTS_ON_REQUEST.length);
  });
});
