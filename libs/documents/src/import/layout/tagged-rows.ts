import type { Area, Word } from './page-marks.ts';
import type { PrintedRow } from './printed-row.ts';
import { isOneBlock, isSameLine, type Segment, segmentsOf } from './segments.ts';
import type { TagPlace } from './structure-tree.ts';

type TaggedWord = Word & { tag: TagPlace };
/** A text of the structure, line by line as it is printed. */
type Flow = TaggedWord[][];

/** Rows above that a text may still belong to, as a date that is written behind its entry and printed beside it. */
const BACK = 3;
/** Columns of one page. */
const COLUMNS_MOST = 1000;
/** Between two texts of one line, in heights of their letters. */
const SPACE_MOST = 1.15;

/** The rows of a page in the order of its structure; a text that is printed on several lines is in one row. */
export function taggedRows(words: readonly Word[], dots: readonly Area[], page: number): PrintedRow[] {
  const ordered = withPlaces(words).toSorted(
    (one, other) => one.tag.order - other.tag.order || one.order - other.order,
  );
  const rows: Flow[][] = [];
  for (const flow of flowsOf(ordered)) {
    const row = rowFor(rows, flow);
    if (row) row.push(flow);
    else rows.push([flow]);
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
    const step = word.left < near.left ? -0.5 : 0.5;
    return [{ ...word, tag: { ...near.tag, order: near.tag.order + step } }];
  });
}

function flowsOf(words: readonly TaggedWord[]): Flow[] {
  const flows: Flow[] = [];
  for (const word of words) {
    const flow = flows.at(-1);
    const line = flow?.at(-1);
    const last = line?.at(-1);
    const isSame = last !== undefined && isSameLine(last, word) && word.left > last.left;
    if (flow && line && last && isSame && (isOneText(last, word) || isOneLine(last, word))) line.push(word);
    else if (flow && last && isOneText(last, word)) flow.push([joined(last, word)]);
    else flows.push([[word]]);
  }
  return flows;
}

const isOneText = (last: TaggedWord, word: TaggedWord): boolean => last.tag.leaf === word.tag.leaf;

/** Texts that follow each other on one line with a space between them at most. */
function isOneLine(last: TaggedWord, word: TaggedWord): boolean {
  const gap = word.left - last.right;
  return (
    last.tag.isMark === true ||
    (gap < Math.min(last.size, word.size) * SPACE_MOST && isOneBlock(last, word, gap))
  );
}

/** The first word of a further line: a word that is broken at its hyphen, or an address, goes on without a space. */
function joined(last: TaggedWord, word: TaggedWord): TaggedWord {
  const isBroken =
    /[\p{L}\d][-\u00ad]$/u.test(last.text) ||
    (/@|:\/\/|^www\./.test(last.text) && /^[a-z\d@./_-]/.test(word.text));
  return { ...word, isApart: !isBroken };
}

/** The row that the first line of a text is printed in, among the last ones. */
function rowFor(rows: readonly Flow[][], flow: Flow): Flow[] | undefined {
  const [word] = flow[0] ?? [];
  for (let back = 1; back <= BACK && word; back += 1) {
    const row = rows.at(-back);
    const first = row?.[0]?.[0]?.[0];
    if (!row || !first) return undefined;
    if (isSameLine(first, word) && !row.some((other) => isOver(other, flow)) && !areHeadings(first, word))
      return row;
    // What is below a heading is not beside what was above it.
    if (first.tag.heading !== undefined) return undefined;
  }
  return undefined;
}

const edgesOf = (flow: Flow): [left: number, right: number] => [
  Math.min(...flow.flat().map(({ left }) => left)),
  Math.max(...flow.flat().map(({ right }) => right)),
];

function isOver(one: Flow, other: Flow): boolean {
  const [left, right] = edgesOf(one);
  const [from, to] = edgesOf(other);
  return left < to - 1 && from < right - 1;
}

/** The headings of two columns. */
const areHeadings = ({ tag: one }: TaggedWord, { tag: other }: TaggedWord): boolean =>
  one.heading !== undefined && one.heading === other.heading && one.block !== other.block;

function segmentsIn(flow: Flow, dots: readonly Area[]): Segment[] {
  const [first = [], ...more] = flow;
  const segments = segmentsOf(first, dots);
  const last = segments.at(-1);
  for (const word of more.flat()) {
    last?.words.push(word);
    if (last) last.left = Math.min(last.left, word.left);
    if (last) last.right = Math.max(last.right, word.right);
  }
  return segments;
}

/** Rows with the edges of the column that they are in: the rows until one is printed higher than the one before. */
function placed(rows: readonly Flow[][], dots: readonly Area[], page: number): PrintedRow[] {
  const made: PrintedRow[] = [];
  let column = page * COLUMNS_MOST;
  let lowest = Number.NEGATIVE_INFINITY;
  rows.forEach((flows, at) => {
    const words = flows.flat(2);
    const first = flows.flatMap(([line = []]) => line);
    const [size, baseline, end] = [
      Math.max(...first.map((word) => word.size)),
      Math.max(...first.map((word) => word.baseline)),
      Math.max(...words.map((word) => word.baseline)),
    ];
    if (baseline < lowest - size * 0.5) column += 1;
    lowest = baseline;
    const { heading, block } = words[0]?.tag ?? {};
    const next = rows[at + 1]?.[0]?.[0]?.[0]?.tag.block;
    made.push({
      segments: flows
        .flatMap((flow) => segmentsIn(flow, dots))
        .toSorted((one, other) => one.left - other.left),
      ...{ labels: 0, page, column, turn: 0, baseline, end, size, left: 0, right: 0 },
      tagged: {
        isBlockEnd: block !== next,
        ...(heading !== undefined && words.every(({ tag }) => tag.heading === heading) ? { heading } : {}),
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
