import { isName } from '../contact/names.ts';
import { isSentence } from '../entries/line-measure.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadLine } from '../line.ts';
import type { Heading } from './heading.types.ts';

/** Fewest known headings with empty lines around them: then all such lines are headings. */
const KNOWN_LEAST = 3;
const WORDS_MOST = 5;
const FREE = 0.8;

/** Headings of a file without faces: 'Giving back' between empty lines, as the known headings of the file are. */
export function freeHeadings(lines: readonly ReadLine[], known: readonly Heading[]): Heading[] {
  if (lines.some(({ bold, scale, headingLevel }) => bold || headingLevel || scale > 1.08)) return [];
  const isFree = (at: number): boolean => {
    const [line, next] = [lines[at], lines[at + 1]];
    return line !== undefined && next !== undefined && line.gapBefore > FREE && next.gapBefore > FREE;
  };
  const free = known.filter(({ at }) => isFree(at));
  if (free.length < KNOWN_LEAST || free.length * 2 < known.length) return [];
  const isCaps = free.filter(({ at }) => lines[at]?.caps).length * 2 > free.length;
  const first = Math.min(...known.map(({ at }) => at));
  const taken = new Set(known.map(({ at }) => at));
  return [...lines.entries()].flatMap(([at, line]): Heading[] =>
    at > first && !taken.has(at) && !taken.has(at - 1) && isFree(at) && canHead(line) && line.caps === isCaps
      ? [{ at, kind: 'other', isBeside: false }]
      : [],
  );
}

const canHead = ({ text, cells, bullet }: ReadLine): boolean =>
  !bullet &&
  cells.length === 1 &&
  /^\p{Lu}[\p{L}\p{M}'’&/ -]+:?$/u.test(text) &&
  text.split(/\s+/).length <= WORDS_MOST &&
  !isSentence(text) &&
  !isName(text) &&
  titleScore(text) === 0;
