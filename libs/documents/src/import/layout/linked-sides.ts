import { headingMeaning } from '../split/sections/heading-words.ts';
import { isFactName, textOf } from './fact-names.ts';
import type { Segment } from './segments.ts';

/** Names may run over two lines, of which one is none. */
const NAMES_LEAST = 0.6;

type Row = readonly Segment[] | undefined;

/** What is at one side of a white strip, row by row. */
export interface Side {
  rows: Segment[][];
  baselines: number[];
  letters: number;
}

/** The side that holds labels, dates or places which each belong to the row at the other side. */
export function notesOf(
  left: Side,
  right: Side,
  body: number,
  isWithinText: boolean,
): 'left' | 'right' | undefined {
  if (beginSections(left.rows[0], right.rows[0], body)) return undefined;
  if (areNames(left, body) && !areNames(right, body)) return 'left';
  // Columns that lines of text cross above and below are mostly none, where both sides keep to the same lines.
  if (isWithinText && left.letters / left.rows.length <= 30 && keepLines(left, right, body))
    return left.letters > right.letters * 1.1 ? 'right' : 'left';
  if (haveHeadings(left, right, body)) return undefined;
  if (!haveOwnHeadings(right, left, body) && isLinkedTo(right, left, body, false)) return 'right';
  return isLinkedTo(left, right, body, true) ? 'left' : undefined;
}

/** Whether the words left and right of a strip are the headings of two sections: below them are two columns. */
export function beginSections(left: Row, right: Row, body: number): boolean {
  const [one, other] = [left?.[0], right?.[0]];
  if (!left || !right || !one || !other || left.length + right.length > 2) return false;
  const areAlike =
    Math.abs(one.baseline - other.baseline) < body * 0.45 &&
    one.words[0]?.face.font === other.words[0]?.face.font &&
    Math.abs(one.size - other.size) < 0.3;
  if (!areAlike) return false;
  const [meant, meantRight] = [left, right].map((row) => headingMeaning(textOf(row)));
  return meant !== undefined && meantRight !== undefined && meant.kind !== meantRight.kind;
}

/** Whether most rows of a side are names of sections or of facts: each of them belongs to what is beside it. */
function areNames({ rows }: Side, body: number): boolean {
  const isName = (segments: readonly Segment[]): boolean =>
    isFactName(textOf(segments)) ||
    (isStrong(segments, body) && headingMeaning(textOf(segments)) !== undefined);
  const named = rows.filter(
    (segments, at) =>
      isName(segments) ||
      // A name that runs over two lines.
      isName([...segments, ...(rows[at + 1] ?? [])]) ||
      isName([...(rows[at - 1] ?? []), ...segments]),
  );
  return named.length >= 3 && named.length >= rows.length * NAMES_LEAST;
}

/** Set bold, or larger than the text. */
export function isStrong([first]: readonly Segment[], body: number): boolean {
  const word = first?.words[0];
  return word !== undefined && (word.face.bold || word.size > body * 1.08);
}

/** Whether hardly a row of one side is printed between the lines of the other. */
function keepLines(left: Side, right: Side, body: number): boolean {
  const between = left.baselines.filter((baseline) => {
    const apart = Math.min(...right.baselines.map((other) => Math.abs(other - baseline)));
    return apart > body * 0.12 && apart < body * 0.95;
  });
  return between.length <= left.rows.length * 0.08;
}

/** Headings of one face at both sides: each side is a column with sections of its own. */
function haveHeadings(left: Side, right: Side, body: number): boolean {
  const one = headingsOf(left, body);
  const other = headingsOf(right, body);
  const apart = (rows: readonly number[], others: readonly number[]): number =>
    rows.filter((row) => others.every((each) => Math.abs(row - each) > body * 0.45)).length;
  return [...one].some(([face, rows]) => {
    const others = other.get(face) ?? [];
    return rows.length > 1 && others.length > 1 && apart(rows, others) > 0 && apart(others, rows) > 0;
  });
}

/** Dates and places at the right end have no headings: what has two begins sections of its own. */
function haveOwnHeadings(notes: Side, text: Side, body: number): boolean {
  const own = [...headingsOf(notes, body).values()].flat();
  const sizes = (side: Side, baseline: number): number[] =>
    side.rows
      .filter((_, index) => Math.abs((side.baselines[index] ?? 0) - baseline) < body * 0.45)
      .flatMap((segments) => segments.map(({ size }) => size));
  const starts = startsOf(text, body);
  const alone = own.filter((baseline) => {
    // The name of an employer or school beside its entry may be as large as a heading.
    if (starts.some((start) => Math.abs(start - baseline) < body * 0.45)) return false;
    const [size = 0] = sizes(notes, baseline);
    return !sizes(text, baseline).some((other) => Math.abs(other - size) < size * 0.08);
  });
  return alone.length > 1;
}

function headingsOf({ rows, baselines }: Side, body: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  rows.forEach((segments, index) => {
    const word = segments[0]?.words[0];
    const text = segments.flatMap(({ words }) => words.map((each) => each.text)).join(' ');
    const isCapital = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
    if (!word || segments.length > 1 || text.length > 40 || /\d/.test(text)) return;
    const isNamed = word.face.bold && headingMeaning(text) !== undefined;
    if (word.size < body * 1.08 && !(isCapital && word.face.bold) && !isNamed) return;
    const key = `${word.face.font} ${word.face.colour} ${Math.round(word.size * 2)} ${isCapital}`;
    found.set(key, [...(found.get(key) ?? []), baselines[index] ?? 0]);
  });
  return found;
}

function isLinkedTo(notes: Side, text: Side, body: number, atStarts: boolean): boolean {
  if (notes.letters > text.letters * 1.1 || notes.letters / notes.rows.length > 30) return false;
  const starts = startsOf(text, body);
  const nearest = (baseline: number, rows: readonly number[]): number =>
    Math.min(...rows.map((row) => Math.abs(row - baseline)));
  // A row with nothing beside it, such as a heading between two parts, speaks neither for nor against.
  const beside = blocksOf(notes.baselines, body)
    .map((rows) => rows.filter((row) => nearest(row, text.baselines) < body * 1.15))
    .filter(({ length }) => length > 0);
  const tall = beside.filter(({ length }) => length > 3).length;
  if (beside.length < 2 || tall > beside.length * 0.25) return false;
  const rows = beside.flat();
  const level = rows.filter((row) => nearest(row, text.baselines) < body * 0.45).length;
  // Beside a label that is a heading, the content may begin a little lower.
  const lower = areLabels(notes, body) ? body * 1.3 : body * 0.45;
  const atStart = beside.filter(([first = 0]) =>
    starts.some((start) => start - first > -body * 0.45 && start - first < lower),
  ).length;
  if (atStarts) return atStart >= beside.length * 0.75;
  return level >= rows.length * 0.9 || atStart >= beside.length * 0.8;
}

/** Whether most of the notes look like headings. */
const areLabels = ({ rows }: Side, body: number): boolean =>
  rows.filter((segments) => isStrong(segments, body)).length >= rows.length * 0.7;

/** Baselines at which something begins: after a gap, in a stronger face, or in larger letters. */
function startsOf({ rows, baselines }: Side, body: number): number[] {
  const usual = usualStep(baselines, body);
  return baselines.filter((baseline, index) => {
    const before = rows[index - 1]?.[0]?.words[0];
    const word = rows[index]?.[0]?.words[0];
    if (!before || !word) return true;
    return (
      baseline - (baselines[index - 1] ?? 0) > usual * 1.12 ||
      (word.face.bold && !before.face.bold) ||
      word.size > before.size * 1.06
    );
  });
}

function usualStep(baselines: readonly number[], body: number): number {
  const steps = baselines.slice(1).map((baseline, index) => baseline - (baselines[index] ?? 0));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length * 0.3)] ?? body * 1.3;
  return Math.min(Math.max(usual, body), body * 1.8);
}

/** Groups of rows that follow each other closely. */
function blocksOf(baselines: readonly number[], body: number): number[][] {
  const widest = usualStep(baselines, body) * 1.4;
  const blocks: number[][] = [];
  baselines.forEach((baseline, index) => {
    if (index > 0 && baseline - (baselines[index - 1] ?? 0) <= widest) blocks.at(-1)?.push(baseline);
    else blocks.push([baseline]);
  });
  return blocks;
}
