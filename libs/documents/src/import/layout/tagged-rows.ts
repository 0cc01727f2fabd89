import type { Area, Word } from './page-marks.ts';
import type { PrintedRow } from './printed-row.ts';
import { isSameLine, segmentsOf } from './segments.ts';
import type { TagPlace } from './structure-tree.ts';

type TaggedWord = Word & { tag: TagPlace };

/** Rows above that a word may still belong to, as a date that is written behind its entry and printed beside it. */
const BACK = 3;

/** The rows of a page in the order of its structure. */
export function taggedRows(words: readonly Word[], dots: readonly Area[], page: number): PrintedRow[] {
  const ordered = withPlaces(words).toSorted(
    (one, other) => one.tag.order - other.tag.order || one.order - other.order,
  );
  const rows: TaggedWord[][] = [];
  for (const word of ordered) {
    const row = rowFor(rows, word);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return placed(rows, dots, page);
}

/** Words that the structure does not hold, such as drawn bullets, go with the nearest one of their line. */
function withPlaces(words: readonly Word[]): TaggedWord[] {
  const tagged = words.filter((word): word is TaggedWord => word.tag !== undefined);
  return words.flatMap((word) => {
    if (word.tag) return [word as TaggedWord];
    const distance = (other: Word): number =>
      Math.abs(other.baseline - word.baseline) * 20 + Math.abs(other.left - word.right);
    const near = tagged.reduce<TaggedWord | undefined>(
      (best, other) => (best && distance(best) <= distance(other) ? best : other),
      undefined,
    );
    if (!near) return [];
    const { isMark: _mark, ...tag } = near.tag;
    return [{ ...word, tag: { ...tag, order: near.tag.order - (word.left < near.left ? 0.5 : -0.5) } }];
  });
}

/** The row that a word is printed in, among the last ones. */
function rowFor(rows: readonly TaggedWord[][], word: TaggedWord): TaggedWord[] | undefined {
  for (let back = 1; back <= BACK; back += 1) {
    const row = rows.at(-back);
    if (!row) return undefined;
    if (isSameLine(row[0] as TaggedWord, word) && fits(row, word)) return row;
    // What is below a heading is not beside what was above it.
    if (row[0]?.tag.heading !== undefined) return undefined;
  }
  return undefined;
}

function fits(row: readonly TaggedWord[], word: TaggedWord): boolean {
  const [first] = row;
  const isOver = row.some(({ left, right }) => left < word.right - 1 && word.left < right - 1);
  if (isOver || !first) return false;
  // The headings of two columns.
  const isOtherHeading =
    first.tag.heading !== undefined &&
    first.tag.heading === word.tag.heading &&
    first.tag.block !== word.tag.block;
  return !isOtherHeading;
}

/** Rows with the edges of the column that they are in: the rows until one is printed higher than the one before. */
function placed(rows: readonly TaggedWord[][], dots: readonly Area[], page: number): PrintedRow[] {
  const made: PrintedRow[] = [];
  let column = page * COLUMNS_MOST;
  let lowest = Number.NEGATIVE_INFINITY;
  rows.forEach((words, at) => {
    const baseline = Math.max(...words.map((word) => word.baseline));
    const size = Math.max(...words.map((word) => word.size));
    if (baseline < lowest - size * 0.5) column += 1;
    lowest = baseline;
    const segments = segmentsOf(words, dots);
    const first = words[0]?.tag;
    const next = rows[at + 1];
    made.push({
      segments,
      ...{ labels: 0, page, column, turn: 0, baseline, end: baseline, size },
      ...{ left: 0, right: 0 },
      tagged: {
        goesOn: isOneText(words, next),
        isBlockEnd: next === undefined || words.at(-1)?.tag.block !== next[0]?.tag.block,
        ...(first?.heading !== undefined && words.every(({ tag }) => tag.heading === first.heading)
          ? { heading: first.heading }
          : {}),
      },
    });
  });
  for (const group of Map.groupBy(made, (row) => row.column).values()) {
    const left = Math.min(...group.flatMap(({ segments }) => segments.map((one) => one.left)));
    const right = Math.max(...group.flatMap(({ segments }) => segments.map((one) => one.right)));
    for (const row of group) Object.assign(row, { left, right });
  }
  return made;
}

const COLUMNS_MOST = 1000;

/** Whether one text of the structure is printed on both of two rows. */
const isOneText = (row: readonly TaggedWord[], next: readonly TaggedWord[] | undefined): boolean =>
  next !== undefined && row.at(-1)?.tag.leaf === next[0]?.tag.leaf;
