import { headingMeaning } from '../split/sections/heading-words.ts';
import { isFactName, textOf } from './fact-names.ts';
import type { ColumnPart } from './reading-order.ts';
import type { RuledTable } from './ruled-tables.ts';
import { linesOfWords, type Segment } from './segments.ts';

/** A line of a column before it is measured against its neighbours. */
export interface PrintedRow {
  segments: Segment[];
  /** How many of the first segments are labels beside the content. */
  labels: number;
  page: number;
  /** Number of the column, the same on all pages on which it goes on. */
  column: number;
  /** Edges of the column. */
  left: number;
  right: number;
  baseline: number;
  /** Baseline of the last of its lines, where a cell runs over several. */
  end: number;
  size: number;
  turn: number;
  /** Its place in a ruled table. */
  table?: { table: number; row: number; column: number };
  /** What the structure of a tagged file says of it. */
  tagged?: {
    /** The block of its last words ends here. */
    isBlockEnd: boolean;
    heading?: number;
  };
}

export interface RowPlace {
  page: number;
  column: number;
  turn: number;
}

/** The rows of a column from above down, each with the labels that are beside it. */
export function rowsOfColumn(part: ColumnPart, place: RowPlace): PrintedRow[] {
  const { labels, table } = part;
  if (table) return rowsOfTable(table, place);
  if (!labels) return rowsOf(part.segments, part, place);
  const isLabel = ({ left }: Segment): boolean => left < labels.to - 1.5;
  const content = rowsOf(
    part.segments.filter((segment) => !isLabel(segment)),
    part,
    place,
  );
  const notes = rowsOf(part.segments.filter(isLabel), { ...part, right: labels.from }, place);
  return withLabels(content, notes);
}

/** The rows of a ruled table; what cells have more than one paragraph of comes in rows of its own. */
function rowsOfTable({ rows, left, right, top }: RuledTable, place: RowPlace): PrintedRow[] {
  return rows.flatMap((cells, row) => {
    const most = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: most }, (_, at): PrintedRow => {
      const segments = cells.flatMap((paragraphs) => paragraphs[at] ?? []);
      const size = Math.max(...segments.map((segment) => segment.size));
      const baseline = Math.min(...segments.map((segment) => segment.baseline));
      const end = Math.max(...segments.flatMap(({ words }) => words.map((word) => word.baseline)));
      return {
        segments,
        labels: 0,
        ...place,
        left,
        right,
        baseline,
        end,
        size,
        table: { table: Math.round(top), row, column: 0 },
      };
    });
  });
}

function rowsOf(
  segments: readonly Segment[],
  { left, right }: { left: number; right: number },
  place: RowPlace,
): PrintedRow[] {
  return linesOfWords(segments).map((line) => {
    const largest = line.reduce((one, other) => (other.size > one.size ? other : one));
    return {
      segments: line,
      labels: 0,
      ...place,
      left,
      right,
      baseline: largest.baseline,
      end: largest.baseline,
      size: largest.size,
    };
  });
}

/** Puts each label to the row it is beside; the further lines of a label go with its first one. */
function withLabels(content: PrintedRow[], notes: readonly PrintedRow[]): PrintedRow[] {
  const rows = content.map((row) => ({ ...row, segments: [...row.segments] }));
  const starts = startsOf(rows);
  const widest = Math.max(...rows.map(widthOf));
  /** Whether a label may begin beside this row, though it comes right under another. */
  const isFree = (row: PrintedRow, isApart: boolean, note: PrintedRow): boolean =>
    starts.has(row) || (isApart && (!isText(row, widest) || (isHeading(note) && !row.segments[0]?.isItem)));
  const alone: PrintedRow[] = [];
  let host: PrintedRow | undefined;
  let last: PrintedRow | undefined;
  for (const note of notes) {
    const beside = rowBeside(note, rows, starts);
    const goesOn = isBelow(last, note);
    const isApart = !isOneLabel(last, note);
    const isOwn = beside !== undefined && (!goesOn || isFree(beside, isApart, note));
    if (isOwn || (beside && !host)) host = beside;
    else if (!goesOn) host = undefined;
    if (host) addLabel(host, note, isOwn ? undefined : restOf(last, note));
    else alone.push(note);
    last = note;
  }
  return [...rows, ...alone].toSorted((one, other) => one.baseline - other.baseline);
}

const isHeading = ({ segments }: PrintedRow): boolean => headingMeaning(textOf(segments))?.isExact === true;

const isText = (row: PrintedRow, widest: number): boolean =>
  row.segments[0]?.isItem === true || (widthOf(row) > widest * 0.75 && widest > row.size * 20);

/** What a label in larger letters names may begin a little higher. */
const rowBeside = (
  note: PrintedRow,
  rows: readonly PrintedRow[],
  starts: ReadonlySet<PrintedRow>,
): PrintedRow | undefined => {
  const level = rows.find((row) => Math.abs(row.baseline - note.baseline) < row.size * 0.5);
  if (level && starts.has(level)) return level;
  const lower = rows.find((row) => starts.has(row) && isALittleLower(note, row));
  return lower ?? startAbove(note, rows, starts) ?? level;
};

/** The start of what a heading is beside, where the heading begins a line or two lower. */
function startAbove(
  note: PrintedRow,
  rows: readonly PrintedRow[],
  starts: ReadonlySet<PrintedRow>,
): PrintedRow | undefined {
  if (headingMeaning(textOf(note.segments)) === undefined) return undefined;
  const above = rows.findLast((row) => starts.has(row) && row.baseline <= note.baseline);
  if (!above || above.labels > 0 || note.baseline - above.baseline > note.size * 2.2) return undefined;
  // What has ended above the heading is not beside it, and larger letters below begin something else.
  const more = rows
    .slice(rows.indexOf(above) + 1)
    .filter((row) => row.baseline - note.baseline < row.size * 1.1);
  const last = more.at(-1);
  const isBeside = last !== undefined && note.baseline - last.baseline < last.size * 1.1;
  return isBeside && more.every((row) => row.size <= above.size * 1.04) ? above : undefined;
}

/** Whether a label comes right under the one before. */
const isBelow = (last: PrintedRow | undefined, note: PrintedRow): boolean =>
  last !== undefined && note.baseline - last.baseline < note.size * 1.75;

/** The label that this one continues with. */
const restOf = (last: PrintedRow | undefined, note: PrintedRow): PrintedRow | undefined =>
  isBelow(last, note) && isOneLabel(last, note) ? last : undefined;

const isALittleLower = (note: PrintedRow, row: PrintedRow): boolean =>
  note.size > row.size * 1.05 &&
  note.baseline > row.baseline &&
  note.baseline - row.baseline < row.size * 1.2;

const widthOf = ({ segments }: PrintedRow): number =>
  (segments.at(-1)?.right ?? 0) - (segments[0]?.left ?? 0);

/** Rows that are apart from the one above. */
function startsOf(rows: readonly PrintedRow[]): Set<PrintedRow> {
  const steps = rows.slice(1).map((row, index) => row.baseline - (rows[index]?.baseline ?? 0));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length * 0.3)] ?? 0;
  return new Set(rows.filter((_, index) => index === 0 || (steps[index - 1] ?? 0) > usual * 1.1));
}

function addLabel(host: PrintedRow, note: PrintedRow, before: PrintedRow | undefined): void {
  const joined = before && host.labels > 0 ? host.segments[host.labels - 1] : undefined;
  const [first] = note.segments;
  if (joined && first && note.segments.length === 1) {
    joined.words.push(...first.words.map((word, index) => (index === 0 ? { ...word, isApart: true } : word)));
    joined.right = Math.max(joined.right, first.right);
    return;
  }
  host.segments.splice(host.labels, 0, ...note.segments.map((each) => ({ ...each, words: [...each.words] })));
  host.labels += note.segments.length;
}

/** 'Employment' above 'History' is one name; 'Skills' above 'Languages' are two. */
function isOneName(texts: readonly string[]): boolean {
  const [first, second] = texts.map((text) => headingMeaning(text)?.kind);
  return headingMeaning(texts.join(' ')) !== undefined && (!first || !second || first === second);
}

/** Whether a label goes on in its next line, because the first word there had no room. */
function isOneLabel(before: PrintedRow | undefined, note: PrintedRow): boolean {
  const last = before?.segments.at(-1);
  const first = note.segments[0];
  const word = first?.words[0];
  const texts = [before?.segments ?? [], note.segments].map(textOf);
  if (isBelow(before, note) && isOneName(texts)) return true;
  if (texts.some(isFactName)) return false;
  // 'Skills' above 'Languages' are two names, however little room is beside the first.
  if (texts.every((text) => headingMeaning(text)?.isExact)) return false;
  if (!before || !last || !first || !word || before.segments.length > 1) return false;
  const room = before.right - before.left - (last.right - last.left);
  const isSame = last.words.at(-1)?.face === word.face && Math.abs(last.size - first.size) < 0.5;
  return isSame && word.right - word.left + word.size * 0.25 > room;
}
