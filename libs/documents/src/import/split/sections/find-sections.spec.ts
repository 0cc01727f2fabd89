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
    ].map((line, index) => readLine(line, index, () => false));
    const texts = findSections(lines).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]);
    expect(texts).toEqual([
      ['header', ['Ada Obi']],
      ['skills', ['Excel', 'SQL', 'Audit']],
      ['languages', ['English', 'Igbo']],
    ]);
  });
});
