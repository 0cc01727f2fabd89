import { describe, expect, it } from '@jest/globals';
import { firstMonthOf, lastMonthOf, MONTH_OR_YEAR_OR_EMPTY_PATTERN, withoutDay } from './month-or-year.ts';
import { isNotBefore } from './month-order.ts';

describe('a month or a year', () => {
  it.each([
    ['2011', true],
    ['2011-01', true],
    ['', true],
    ['2011-13', false],
    ['2011-1', false],
    ['11', false],
    ['20111', false],
    ['2011-01-05', false],
  ])('%j is allowed: %s', (date, isAllowed) => {
    expect(MONTH_OR_YEAR_OR_EMPTY_PATTERN.test(date)).toBe(isAllowed);
  });

  it('can mean every month of its year', () => {
    const january = 2011 * 12;
    expect([firstMonthOf('2011'), lastMonthOf('2011')]).toEqual([january, january + 11]);
    expect([firstMonthOf('2011-03'), lastMonthOf('2011-03-31')]).toEqual([january + 2, january + 2]);
    expect([firstMonthOf('2011-13'), lastMonthOf(''), firstMonthOf(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('loses a day, never its month or year', () => {
    expect(['2011-03-31T10:00:00Z', '2011-03', '2011'].map(withoutDay)).toEqual([
      '2011-03',
      '2011-03',
      '2011',
    ]);
  });

  it.each([
    ['2019', '2019-03', true],
    ['2019-03', '2019', true],
    ['2019', '2019', true],
    ['2019-12', '2019-11', false],
    ['2019', '2018-12', false],
    ['2019-01', '2018', false],
    ['2019', '', true],
  ])('from %s to %s is in order: %s', (startDate, endDate, isInOrder) => {
    expect(isNotBefore({ field: 'startDate', unless: 'current' }, endDate, { startDate })).toBe(isInOrder);
  });
});
