import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../../test/printed-lines.ts';
import type { CellFace, LayoutLine } from '../../layout/layout-line.ts';
import { readLine } from '../line.ts';
import { readJobs } from './jobs.ts';
import { readSchools } from './schools.ts';

const read = (lines: readonly LayoutLine[]) => lines.map((line, at) => readLine(line, at, () => false));
const jobsOf = (...lines: LayoutLine[]) =>
  readJobs(read(lines)).map(({ position, company, location, description }) => [
    position?.text,
    company?.text,
    location?.text,
    description?.text,
  ]);

/** A line whose letters change to another face at its second text. */
function inTwoFaces(first: string, second: string, change: Partial<CellFace>): LayoutLine {
  const line = printed(first + second);
  const [cell] = line.cells;
  if (!cell) throw new Error('no cell');
  const face = { bold: false, italic: false, size: cell.size, font: cell.font };
  const faces = [
    { from: 0, ...face, ...change },
    { from: first.length, ...face },
  ];
  return { ...line, cells: [{ ...cell, faces }] };
}

describe('one piece that names two things', () => {
  it('is a title and its employer where the words are sure', () => {
    expect(
      jobsOf(printed('Teller, Ahanta Rural Bank\t2022 – 2023'), printed('Junior Designer\t2019 – 2021')),
    ).toEqual([
      ['Teller', 'Ahanta Rural Bank', undefined, undefined],
      ['Junior Designer', undefined, undefined, undefined],
    ]);
  });

  it('is an employer and its town where the region is said in letters', () => {
    expect(
      jobsOf(
        printed('Forklift Operator\t1998 – 2002', { bold: true }),
        printed('Prairie Cold Storage, Greeley, CO'),
      ).map(([, company, location]) => [company, location]),
    ).toEqual([['Prairie Cold Storage', 'Greeley, CO']]);
  });

  it('is a degree and its school where nothing else names one of them', () => {
    const [school] = readSchools(read([printed('Fachoberschulreife, Gesamtschule Meiderich\t2008 – 2014')]));
    expect([school?.degree?.text, school?.institution?.text]).toEqual([
      'Fachoberschulreife',
      'Gesamtschule Meiderich',
    ]);
  });

  it('is a head and its text where words in another face end with a full stop', () => {
    expect(
      jobsOf(
        printed('Clearpath Software\t2019 – 2021', { bold: true }),
        inTwoFaces('Sales Manager. ', 'Led a team of 48 and signed twelve partners.', { italic: true }),
      ),
    ).toEqual([
      ['Sales Manager', 'Clearpath Software', undefined, 'Led a team of 48 and signed twelve partners.'],
    ]);
  });
});
