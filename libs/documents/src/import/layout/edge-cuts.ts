import { findPeriod } from '../split/dates/dates.ts';
import type { Segment } from './segments.ts';

/** Fewest lines that begin at an edge. */
const LINES_LEAST = 4;
const NEAR = 1.5;

/** Cuts dates from words that follow them closely, where the words begin at an edge that other lines begin at. */
export function cutAtEdges(segments: readonly Segment[]): Segment[] {
  const lefts = segments.map(({ left }) => left);
  const isEdge = (at: number): boolean =>
    lefts.filter((left) => Math.abs(left - at) < NEAR).length >= LINES_LEAST;
  return segments.flatMap((segment) => {
    const { words, isItem } = segment;
    const at =
      isItem ||
      words.length < 3 ||
      (!/\d/.test(words[0]?.text ?? words[1]?.text ?? '') && !/\d/.test(words[1]?.text ?? ''))
        ? -1
        : words.findIndex(({ left, isApart }, index) => index > 0 && isApart && isEdge(left));
    const [before, after] = [words.slice(0, at), words.slice(at)];
    const date = before.map(({ text }) => text).join(' ');
    const [last, first] = [before.at(-1), after[0]];
    if (at < 1 || !last || !first || findPeriod(date)?.length !== date.length) return [segment];
    return [
      { ...segment, words: before, right: last.right },
      { ...segment, words: after, left: first.left },
    ];
  });
}
