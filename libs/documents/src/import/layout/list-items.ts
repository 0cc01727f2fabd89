import type { Area, Word } from './page-marks.ts';
import type { PrintedRow } from './printed-row.ts';
import type { Segment } from './segments.ts';

/** A space this much wider than the usual one of its letters is no space between words. */
const WIDE = 1.7;
/** The same where no usual space is on the line to compare with. */
const WIDE_ALONE = 2.1;
const WIDE_LEAST = 0.42;
/** Wide spaces of one list are alike, in heights of a letter. */
const ALIKE = 0.12;
/** A line with more words is text. */
const WORDS_MAX = 16;
const FEWEST_SPACES = 5;
/** Width of a letter on average from which on letters are set apart, in their heights. */
const SPREAD = 0.85;

const looksOf = ({ face, size }: Word): string => `${face.font} ${Math.round(size * 2)}`;

/** Gaps between the words of a segment; pieces of one word have none. */
const gapsOf = ({ words }: Segment): { at: number; gap: number; size: number; before: Word; after: Word }[] =>
  words.slice(1).flatMap((after, index) => {
    const before = words[index];
    return before && after.isApart
      ? [{ at: index + 1, gap: after.left - before.right, size: after.size, before, after }]
      : [];
  });

/** Usual width of a space, by the looks of the letters around it. */
export function usualSpaces(rows: readonly PrintedRow[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number[]>();
  for (const { segments } of rows)
    for (const segment of segments)
      for (const { gap, before, after } of gapsOf(segment)) {
        if (looksOf(before) !== looksOf(after)) continue;
        const known = widths.get(looksOf(after)) ?? [];
        known.push(gap);
        widths.set(looksOf(after), known);
      }
  return new Map(
    [...widths]
      .filter(([, list]) => list.length >= FEWEST_SPACES)
      .map(([looks, list]) => [
        looks,
        list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.4)] ?? 0,
      ]),
  );
}

/** The items of a list on one line: words in frames of their own, or set apart by spaces wider than those in them. */
export function listItems(
  segment: Segment,
  frames: readonly Area[],
  spaces: ReadonlyMap<string, number>,
): Segment[] {
  if (segment.words.length < 2) return [segment];
  const framed = cutsAtFrames(segment, frames);
  const cuts = framed.length > 0 ? framed : cutsAtSpaces(segment, spaces);
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].flatMap((from, index) => {
    const words = segment.words.slice(from, cuts[index]);
    const [first] = words;
    const last = words.at(-1);
    return first && last
      ? [{ ...segment, words, left: first.left, right: last.right, isItem: segment.isItem && from === 0 }]
      : [];
  });
}

const isIn = (word: Word, frame: Area): boolean =>
  frame.left <= word.left + 1 &&
  frame.right >= word.right - 1 &&
  frame.top <= word.baseline - word.size * 0.5 &&
  frame.bottom >= word.baseline - 0.5;

function cutsAtFrames(segment: Segment, frames: readonly Area[]): number[] {
  const near = frames.filter(
    ({ top, bottom }) => top < segment.baseline && bottom > segment.baseline - segment.size * 0.5,
  );
  if (near.length < 2) return [];
  return gapsOf(segment)
    .filter(({ before, after }) => {
      const own = near.filter((frame) => isIn(before, frame));
      return (
        own.length > 0 && !own.some((frame) => isIn(after, frame)) && near.some((frame) => isIn(after, frame))
      );
    })
    .map(({ at }) => at);
}

/** Letters set apart have wide spaces around their words, too. */
const isSpread = ({ text, left, right, size, tracking }: Word): boolean =>
  tracking > 0.02 || (text.length > 2 && (right - left) / text.length > size * SPREAD);

function cutsAtSpaces(segment: Segment, spaces: ReadonlyMap<string, number>): number[] {
  if (segment.words.some(isSpread) || segment.words.length > WORDS_MAX) return [];
  const gaps = gapsOf(segment);
  const usual = spaces.get(looksOf(segment.words[0] as Word));
  if (
    usual === undefined ||
    segment.words.some((word) => looksOf(word) !== looksOf(segment.words[0] as Word))
  )
    return [];
  const hasUsual = gaps.some(({ gap }) => gap < usual * 1.25);
  const least = usual * (hasUsual ? WIDE : WIDE_ALONE);
  const wide = gaps.filter(({ gap, size }) => gap > Math.max(least, size * WIDE_LEAST));
  const widths = wide.map(({ gap }) => gap);
  const isEven = Math.max(...widths) - Math.min(...widths) < segment.size * ALIKE;
  const isBetween = gaps.every(({ gap }) => gap < usual * 1.25 || widths.includes(gap));
  // The spaces behind a full stop and around a dash may be wider than others.
  const isText = wide.some(
    ({ before, after }) => /[^\p{L}\d)+#%]$/u.test(before.text) || /^[^\p{L}\d(]/u.test(after.text),
  );
  return wide.length > 0 && isEven && isBetween && !isText ? wide.map(({ at }) => at) : [];
}
