import type { LayoutCell, LayoutLine } from '../layout/layout-line.ts';

/** What counts the items of a list: '2', 'b', 'B', 'ii', 'II', '2.0', or '3.1' and '3.2' of the list '3'. */
interface Count {
  kind: string;
  value: number;
}

interface Mark {
  at: number;
  /** A letter may be a Roman number, too. */
  counts: readonly Count[];
  length: number;
  look: string;
}

interface Run {
  kind: string;
  last: number;
  look: string;
  marks: Mark[];
}

/** A line without the number or letter of its list. */
export interface UnmarkedLine extends LayoutLine {
  /** Lines of one list that was numbered have the same. */
  listRun?: number;
}

const NUMBER = '\\d{1,2}(?:\\.\\d{1,2})?';
const LETTERS = '[a-z]|[A-Z]|[ivx]{2,5}|[IVX]{2,5}';
const MARK = new RegExp(
  `^(?:(?:section|part)\\s+)?(?:\\((${NUMBER}|${LETTERS})[.)]{1,2}|(${NUMBER}|${LETTERS})(?:\\s?[.)]{1,2}|\\s*[:–-](?=\\s))|(\\d{1,2}\\.\\d{1,2})|[A-Z]\\.(\\d{1,2})\\.?)(?:\\s*[:–-])?\\s+(?=\\S)`,
  'iu',
);
const WORDED = new RegExp(`^(?:section|part)\\s+(\\d{1,2}|${LETTERS})\\s*[:.–-]+\\s*(?=\\S)`, 'iu');
/** The number of a row in a table. */
const ROW = /^(\d{1,2})\.?\s+(?=\p{L})/u;
/** Capitals before a name are mostly initials: only this many that count on are a list. */
const CAPITALS_LEAST = 3;

/** Takes the numbers or letters of lists off their lines: '1. SQL' above '2. Excel', 'a)' above 'b)'. */
export function withoutListMarks(lines: readonly LayoutLine[]): UnmarkedLine[] {
  const marks = lines.flatMap((line, at) => markOf(line, at) ?? []);
  const runs = runsOf(marks);
  const counted = runs.filter(({ kind, marks }) => marks.length >= (isClosed(marks) ? 2 : leastOf(kind)));
  // A list of one is one where others are numbered in the same way.
  const kinds = new Set(counted.map(({ kind }) => classOf(kind)));
  const isListed = (run: Run): boolean =>
    counted.includes(run) || (!isCapital(run.kind) && kinds.has(classOf(run.kind)));
  const listed = new Map(
    runs.flatMap((run, index) =>
      isListed(run) ? run.marks.map((mark) => [mark.at, { mark, index }] as const) : [],
    ),
  );
  return lines.map((line, at) => {
    const found = listed.get(at);
    const [first, ...more] = line.cells;
    if (!found || !first) return line;
    const isApart = found.mark.length >= first.text.length;
    const cells = isApart ? more : [shortened(first, found.mark.length), ...more];
    const { sideHeading, ...rest } = line;
    return {
      ...rest,
      ...(sideHeading && cells.length > 1 ? { sideHeading } : {}),
      cells,
      text: cells.map(({ text }) => text).join('\t'),
      listRun: found.index,
    };
  });
}

/** 'A)' is no initial. */
const isClosed = (marks: readonly Mark[]): boolean => marks.every(({ look }) => look.endsWith(')'));
const isCapital = (kind: string): boolean => kind === 'A' || kind === 'I';
const leastOf = (kind: string): number => (isCapital(kind) ? CAPITALS_LEAST : 2);
/** '3.1' and '4.1' are counted in the same way. */
const classOf = (kind: string): string => (/^\d/.test(kind) ? '1.1' : kind);

function markOf(line: LayoutLine, at: number): Mark | undefined {
  const { cells, bold, caps, scale, bullet } = line;
  // A number may be in a separate cell, as before a tab.
  const text = cells
    .slice(0, 2)
    .map((cell) => cell.text)
    .join(' ');
  const found = (cells.length > 2 ? ROW.exec(text) : undefined) ?? MARK.exec(text) ?? WORDED.exec(text);
  const said = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  if (!found || said === undefined) return undefined;
  const look = `${bold ? 'b' : ''}${caps ? 'C' : ''}${bullet ? '*' : ''}${Math.round(scale * 10)}${/^\S{1,3}\s?\)/.test(found[0]) ? ')' : ''}`;
  return { at, counts: countsOf(said), length: found[0].length, look };
}

function countsOf(said: string): Count[] {
  const [whole = '', part] = said.split('.');
  if (part !== undefined)
    return Number(part) === 0
      ? [{ kind: '1.0', value: Number(whole) }]
      : [{ kind: `${whole}.`, value: Number(part) }];
  if (/^\d/.test(said)) return [{ kind: '1', value: Number(said) }];
  const isUpper = said === said.toUpperCase();
  const roman = romanNumber(said.toLowerCase());
  const letter = said.length === 1 ? said.toLowerCase().charCodeAt(0) - 96 : 0;
  return [
    ...(roman > 0 ? [{ kind: isUpper ? 'I' : 'i', value: roman }] : []),
    ...(letter > 0 ? [{ kind: isUpper ? 'A' : 'a', value: letter }] : []),
  ];
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanNumber(text: string): number {
  if (!/^x{0,2}(?:ix|iv|v?i{0,3})$/.test(text)) return 0;
  const values = [...text].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Marks that count on from 1. A list within the items of another does not end it. */
function runsOf(marks: readonly Mark[]): Run[] {
  const runs: Run[] = [];
  for (const [index, mark] of marks.entries()) {
    const next = mark.counts.flatMap(({ kind, value }) =>
      runs.filter((run) => run.kind === kind && run.last === value - 1),
    );
    const open = next.findLast(({ look }) => look === mark.look) ?? next.at(-1);
    const first = mark.counts.find(({ value }) => value === 1);
    // '(i)' above '(ii)' follows no '(h)'.
    const isFirst = marks[index + 1]?.counts.some(({ kind, value }) => kind === first?.kind && value === 2);
    if (open && !(first && isFirst && open.kind !== first.kind)) {
      open.last += 1;
      open.marks.push(mark);
    } else if (first) runs.push({ kind: first.kind, last: 1, look: mark.look, marks: [mark] });
  }
  return runs;
}

function shortened(cell: LayoutCell, length: number): LayoutCell {
  const faces = cell.faces?.map((face) => ({ ...face, from: Math.max(0, face.from - length) }));
  return { ...cell, text: cell.text.slice(length), ...(faces ? { faces } : {}) };
}
