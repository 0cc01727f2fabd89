import { describe, expect, it } from '@jest/globals';
import { certainMonths, isOver, isToCome, monthsOf, monthsOfWork, possibleMonths } from './periods.ts';

const at = (year: number, month: number): number => year * 12 + month - 1;
const NOW = at(2026, 11);

describe('periods', () => {
  it('of whole years are sure between them and possible from January to December', () => {
    const period = { startDate: '2019', endDate: '2021' };
    expect(certainMonths(period, NOW)).toEqual({ from: at(2019, 12), to: at(2021, 1) });
    expect(possibleMonths(period, NOW)).toEqual({ from: at(2019, 1), to: at(2021, 12) });
    expect(monthsOf(period, NOW)).toBe(14);
  });

  it('of one year prove no month, and months prove all of theirs', () => {
    expect(monthsOf({ startDate: '2019', endDate: '2019' }, NOW)).toBe(0);
    expect(monthsOf({ startDate: '2019-03', endDate: '2019-03' }, NOW)).toBe(1);
    expect(monthsOf({ startDate: '2025', current: true }, NOW)).toBe(12);
    expect(monthsOf({ startDate: '2027-01', current: true }, NOW)).toBe(0);
    expect(monthsOf({ startDate: '', endDate: '2019' }, NOW)).toBe(0);
  });

  it('count months held twice once', () => {
    const two = [
      { startDate: '2019', endDate: '2021' },
      { startDate: '2020-06', endDate: '2021-03' },
    ];
    expect(monthsOfWork(two, NOW)).toBe(16);
  });

  it('end and begin when no part of the date is left open', () => {
    expect(['2025', '2026', '2026-10', '2026-11', ''].map((date) => isOver(date, '2026-11-22'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(['2027', '2026', '2026-12', '2026-11', ''].map((date) => isToCome(date, '2026-11-22'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});
