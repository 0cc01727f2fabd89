import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../../test/printed-lines.ts';
import { readLine } from '../line.ts';
import { findSections } from './find-sections.ts';

const at = (top: number, line: ReturnType<typeof printed>) => ({
  ...line,
  box: {
    page: 0,
    left: line.cells[0]?.left ?? 0,
    top,
    right: (line.cells.at(-1)?.right ?? 0) + 1,
    bottom: top + 10,
  },
});
const head = { scale: 1.3, bold: true };

/** Each section with its lines. */
const sectionsOf = (lines: readonly ReturnType<typeof at>[]) =>
  findSections(lines.map((line, index) => readLine(line, index, () => false))).map(({ kind, lines: own }) => [
    kind,
    own.map(({ text }) => text),
  ]);

describe('a column without a heading', () => {
  it('goes on with the sections that begin at its left', () => {
    const lines = [
      at(10, printed('Ada Obi', { scale: 2.5 })),
      at(40, printed('Skills', head)),
      at(60, printed('Excel', { column: 1 })),
      at(75, printed('SQL', { column: 1 })),
      at(100, printed('Languages', { ...head, column: 1 })),
      at(120, printed('English', { column: 1 })),
      at(60, printed('Audit', { column: 2, left: 300 })),
      at(120, printed('Igbo', { column: 2, left: 300 })),
    ];
    expect(sectionsOf(lines)).toEqual([
      ['header', ['Ada Obi']],
      ['skills', ['Excel', 'SQL', 'Audit']],
      ['languages', ['English', 'Igbo']],
    ]);
  });
});

describe('a heading', () => {
  it('over the middle of its columns is that of the first column, too', () => {
    const lines = [
      at(10, printed('Ada Obi', { scale: 2.5 })),
      at(40, printed('Education', { ...head, left: 250 })),
      at(60, printed('B.Sc., Economics at a university with a name as wide as the page')),
      at(100, printed('Skills', { ...head, left: 250 })),
      at(118, printed('Excel', { column: 1 })),
      at(133, printed('SQL', { column: 1 })),
      at(118, printed('Audit', { column: 2, left: 400 })),
    ];
    expect(sectionsOf(lines).find(([kind]) => kind === 'skills')?.[1]).toEqual(['Excel', 'SQL', 'Audit']);
  });

  it('in small letters is one, where all of them are and it is alone after a gap', () => {
    const small = { gapBefore: 1 };
    const lines = [
      at(10, printed('Ada Obi', { scale: 2.5 })),
      at(40, printed('summary', small)),
      at(60, printed('Accountant with seven years of experience.')),
      at(90, printed('experience', small)),
      at(110, printed('Accountant, Delta Haul')),
      at(140, printed('education', small)),
      at(160, printed('B.Sc., Accounting')),
    ];
    expect(sectionsOf(lines).map(([kind]) => kind)).toEqual(['header', 'summary', 'experience', 'education']);
  });

  it("of 'Project Experience' is that of the jobs, unless another one is", () => {
    const resume = (...headings: string[]) =>
      sectionsOf(
        headings.flatMap((heading, index) => [
          at(40 + index * 60, printed(heading, head)),
          at(60 + index * 60, printed('Accountant, Delta Haul')),
        ]),
      )
        .map(([kind]) => kind)
        .slice(1);
    expect(resume('Education', 'Project Experience', 'Project Skills')).toEqual([
      'education',
      'experience',
      'skills',
    ]);
    expect(resume('Work Experience', 'Project Experience')).toEqual(['experience', 'projects']);
  });
});
