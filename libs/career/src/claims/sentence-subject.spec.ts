import { describe, expect, it } from '@jest/globals';
import { isOwnDeed, isOwnStatement } from './own-deed.ts';
import { isUnclear } from './standing.ts';

const isOwn = (text: string, name: string): boolean => {
  const start = text.indexOf(name);
  return isOwnDeed(text, start, start + name.length);
};
const isUnclearIn = (text: string, name: string): boolean => {
  const start = text.indexOf(name);
  return isUnclear({ text, form: 'prose', today: '2026-11-23' }, start, start + name.length, false);
};

describe('whose sentence it is', () => {
  it.each([
    ['Manager asked for tidier pivot tables.', 'pivot tables'],
    ['The auditor found stock control wanting.', 'stock control'],
    ['Goals for next year: public speaking.', 'public speaking'],
    ['Needs practice in bookkeeping.', 'bookkeeping'],
    ['Visitors believed that the catering was mine.', 'catering'],
    ['Keeping of minutes, says the chair, is fair.', 'minutes'],
    ['Payroll: extra lessons ordered after an error.', 'Payroll'],
  ])('does not take %j for a deed of the writer', (text, name) => {
    expect(isOwn(text, name)).toBe(false);
  });

  it.each([
    ['Nurse trained in triage.', 'triage'],
    ['Duties: stock control and ordering.', 'stock control'],
    ['Prepared pivot tables each month.', 'pivot tables'],
    ['The catering was mine for three years.', 'catering'],
  ])('takes %j for one', (text, name) => {
    expect(isOwn(text, name)).toBe(true);
  });

  it('lets the writer tell a deed whose construction is not understood, and nothing that is taken back', () => {
    const told = 'Filed 31 letters of credit towards trade finance.';
    expect(isOwn(told, 'trade finance')).toBe(false);
    expect([isOwnStatement(told), isUnclearIn(told, 'trade finance')]).toEqual([true, true]);
    expect(isUnclearIn('Kept the books without any trade finance.', 'trade finance')).toBe(false);
    expect(isOwnStatement('Advised growers on drip irrigation.')).toBe(true);
    expect(isOwnStatement('Watched the treasurer keep the accounts.')).toBe(false);
  });
});
