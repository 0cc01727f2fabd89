import type { LayoutCell, LayoutLine } from '../layout/layout-line.ts';

interface Mark {
  at: number;
  kind: 'number' | 'letter';
  value: number;
  length: number;
}

const MARK = /^(?:(\d{1,2})|([a-z]))[.)]\s+(?=\S)/;

/** Takes the numbers or letters of lists off their lines: '1. SQL' above '2. Excel', 'a)' above 'b)'. */
export function withoutListMarks(lines: readonly LayoutLine[]): LayoutLine[] {
  const marks = lines.flatMap(({ cells: [cell] }, at) => markOf(cell, at) ?? []);
  const runs = runsOf(marks);
  // A list of one is one where others are numbered in the same way.
  const kinds = new Set(runs.filter((run) => run.length > 1).map(([first]) => first?.kind));
  const listed = new Map(
    runs.flat().flatMap((mark) => (kinds.has(mark.kind) ? [[mark.at, mark] as const] : [])),
  );
  return lines.map((line, at) => {
    const mark = listed.get(at);
    const [first, ...more] = line.cells;
    if (!mark || !first) return line;
    const cells = [shortened(first, mark.length), ...more];
    return { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
  });
}

function markOf(cell: LayoutCell | undefined, at: number): Mark | undefined {
  const [whole, number, letter] = MARK.exec(cell?.text ?? '') ?? [];
  if (whole === undefined) return undefined;
  if (number) return { at, kind: 'number', value: Number(number), length: whole.length };
  return { at, kind: 'letter', value: (letter?.charCodeAt(0) ?? 0) - 96, length: whole.length };
}

/** Marks that count on from 1. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const open = runs.findLast(([first]) => first?.kind === mark.kind);
    if (open && open.at(-1)?.value === mark.value - 1) open.push(mark);
    else if (mark.value === 1) runs.push([mark]);
  }
  return runs;
}

function shortened(cell: LayoutCell, length: number): LayoutCell {
  const faces = cell.faces?.map((face) => ({ ...face, from: Math.max(0, face.from - length) }));
  return { ...cell, text: cell.text.slice(length), ...(faces ? { faces } : {}) };
}
