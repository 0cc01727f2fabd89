import { describe, expect, it } from '@jest/globals';
import { findPeriod, isDuration, withoutPeriod } from './dates.ts';

const spans: [string, string, string, boolean][] = [
  ['2019 – 2021', '2019', '2021', false],
  ['2019–21', '2019', '2021', false],
  ['Jan 2019 - Present', '2019-01', '', true],
  ['Sept. 2019 to date', '2019-09', '', true],
  ['01/2019 – 03/2020', '2019-01', '2020-03', false],
  ['2019-01-15 — 2020-02-28', '2019-01', '2020-02', false],
  ['01.03.2019 – 31.12.2020', '2019-03', '2020-12', false],
  ['02/15/2019 - 03/20/2020', '2019-02', '2020-03', false],
  ['Jan – Mar 2020', '2020-01', '2020-03', false],
  ['depuis mars 2020', '2020-03', '', true],
  ['seit 04/2018', '2018-04', '', true],
  ['de juin 2017 à août 2018', '2017-06', '2018-08', false],
  ['Oktober 2016 bis heute', '2016-10', '', true],
  ['fevereiro de 2015 até dezembro de 2016', '2015-02', '2016-12', false],
  ['Machi 2015 hadi sasa', '2015-03', '', true],
  ["Sep '19 – Mar '21", '2019-09', '2021-03', false],
  ['Summer 2018 – Fall 2019', '2018', '2019', false],
  ['May 2019 –', '2019-05', '', true],
  ['2011 till date', '2011', '', true],
  ['2019 to expected 2025', '2019', '2025', false],
  ['2019 2021', '2019', '2021', false],
  ['March 2022 Present Nurse, Lagos', '2022-03', '', true],
  ['Nurse, Lagos Jan 2019 Mar 2021', '2019-01', '2021-03', false],
];

describe('spans of time', () => {
  it.each(spans)('%s', (text, start, end, current) => {
    expect(findPeriod(text)).toMatchObject({ start, end, current, isRange: true });
  });

  it.each([
    ['2011', '2011'],
    ['June 2018', '2018-06'],
    ['Q3 2019', '2019'],
    ['2020-05-01', '2020-05'],
  ])('%s is a single date', (text, start) => {
    expect(findPeriod(text)).toMatchObject({ start, isRange: false });
  });

  it.each(['Grew sales by 2019%', 'Room 12', '₦2019', 'a version of 3.2019.1', 'market 5'])(
    '%s is none',
    (text) => {
      expect(findPeriod(text)).toBeUndefined();
    },
  );

  it('are taken out of a text with their labels, brackets and durations', () => {
    const rest = (text: string) => {
      const period = findPeriod(text);
      return period ? withoutPeriod(text, period) : text;
    };
    expect(rest('Accountant (Jan 2019 – Mar 2020)')).toBe('Accountant');
    expect(rest('Jan 2019 – Mar 2020 (1 yr 3 mos)')).toBe('');
    expect(rest('Jan 2019 – Mar 2020 · 1 yr 3 mos')).toBe('');
    expect(rest('Period: 2019 - 2020')).toBe('');
    expect(rest('Kora | 2019 - 2020 | Lagos')).toBe('Kora\tLagos');
  });

  it('leave a duration alone', () => {
    expect(isDuration('(3 years 2 months)')).toBe(true);
    expect(isDuration('2 ans')).toBe(true);
    expect(isDuration('3 Years Experience')).toBe(false);
  });
});
