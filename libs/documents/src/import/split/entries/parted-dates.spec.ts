import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../../test/printed-lines.ts';
import type { LayoutLine } from '../../layout/layout-line.ts';
import { readLine } from '../line.ts';
import { withWholeDates } from './parted-dates.ts';

const joined = (...lines: LayoutLine[]): string[] =>
  withWholeDates(lines.map((line, at) => readLine(line, at, () => false))).map(({ text }) => text);

describe('a span of time that is printed in several lines', () => {
  it('is in one where its second line begins with a dash', () => {
    expect(joined(printed('Kora Foods\tJuly 2021'), printed('- Present'), printed('Accountant'))).toEqual([
      'Kora Foods\tJuly 2021 – Present',
      'Accountant',
    ]);
  });

  it('is in one where the dash has its own line, and keeps the numbers of all of them', () => {
    const [line] = withWholeDates(
      [printed('Jan 2008'), printed('–'), printed('May 2013')].map((each, at) =>
        readLine(each, at, () => false),
      ),
    );
    expect([line?.text, line?.sources]).toEqual(['Jan 2008 – May 2013', [0, 1, 2]]);
  });

  it('is in one where its ends are in cells of their own', () => {
    expect(joined(printed('Driver\tJan 2008\t–\tMay 2013'))).toEqual(['Driver\tJan 2008 – May 2013']);
  });

  it('goes on below its first date, which is not the last of its line', () => {
    expect(joined(printed('03/2019\tBookkeeper'), printed('- 08/2021'))).toEqual([
      '03/2019 – 08/2021\tBookkeeper',
    ]);
  });

  it('is in one where a narrow column breaks it, and leaves what is printed beside its end', () => {
    expect(
      joined(printed('Jul 2024 - Sep'), printed('2024\tLaw', { gapBefore: 0.9 }), printed('Jan 2020 -')),
    ).toEqual(['Jul 2024 - Sep 2024', 'Law', 'Jan 2020 -']);
  });
});

describe('dates that are no span', () => {
  it('stay apart without a dash, and where the second is before the first', () => {
    const alone = ['2016', '2019', 'Certificate'];
    expect(joined(...alone.map((text) => printed(text)))).toEqual(alone);
    expect(joined(printed('2019'), printed('- 2016'))).toEqual(['2019', '2016']);
  });

  it('stay apart where the second is in another face or has no edge of the first', () => {
    expect(joined(printed('Jan 2020 - May'), printed('2024', { bold: true }))).toHaveLength(2);
    expect(joined(printed('Jan 2020 - May'), printed('2024', { left: 300 }))).toHaveLength(2);
  });

  it('stay with the text of an item below them', () => {
    expect(joined(printed('Kora Foods\t2021'), printed('- Present in all meetings.'))).toEqual([
      'Kora Foods\t2021',
      'Present in all meetings.',
    ]);
  });
});
