import { cleanLine } from './clean-line.ts';
import type { CellFace, LayoutCell } from './layout-line.ts';
import type { LinkArea, Word } from './page-marks.ts';
import type { Segment } from './segments.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A cell of what is printed; its words are cleaned one by one, so that the places of its faces hold. */
export function printedCell(segment: Segment, links: readonly LinkArea[]): LayoutCell {
  let text = '';
  const faces: CellFace[] = [];
  for (const word of segment.words) {
    const cleaned = cleanLine(word.text);
    if (cleaned === '') continue;
    if (text !== '' && word.isApart) text += ' ';
    const face = {
      bold: word.face.bold,
      italic: word.face.italic,
      size: rounded(word.size),
      font: word.face.font,
      ...colourOf(word),
    };
    if (!isSameFace(faces.at(-1), face)) faces.push({ from: text.length, ...face });
    text += cleaned;
  }
  const main = mainFace(segment.words);
  const link = linkOf(segment, links);
  return {
    text,
    left: rounded(segment.left),
    right: rounded(segment.right),
    bold: isMostly(segment.words, ({ face }) => face.bold),
    italic: isMostly(segment.words, ({ face }) => face.italic),
    size: rounded(main?.size ?? segment.size),
    font: main?.face.font ?? '',
    ...(main ? colourOf(main) : {}),
    ...(link ? { link } : {}),
    ...(faces.length > 1 ? { faces } : {}),
  };
}

const colourOf = ({ face }: Word): { colour?: string } => (face.colour ? { colour: face.colour } : {});

const isSameFace = (one: CellFace | undefined, other: Omit<CellFace, 'from'>): boolean =>
  one !== undefined &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.colour === other.colour &&
  Math.abs(one.size - other.size) < 0.3;

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

/** Whether nearly all letters are of a kind; signs between them do not count. */
export function isMostly(words: readonly Word[], is: (word: Word) => boolean): boolean {
  const counted = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const all = counted.length > 0 ? counted : words;
  return lettersOf(all.filter(is)) >= lettersOf(all) * 0.95;
}

/** Small capitals that are drawn as smaller capitals: the first letters say how large they are. */
function smallCapitals(words: readonly Word[]): Word | undefined {
  const isDrawnOn = (word: Word, at: number): boolean => {
    const before = words[at - 1];
    const ratio = word.size / (before?.size ?? word.size);
    return !word.isApart && ratio > 0.6 && ratio < 0.92 && before?.face.font === word.face.font;
  };
  if (words.some(({ text }) => /\p{Ll}/u.test(text)) || !words.some(isDrawnOn)) return undefined;
  return words.reduce((one, other) => (other.size > one.size ? other : one));
}

/** The word whose face most of the letters have. */
function mainFace(words: readonly Word[]): Word | undefined {
  const capitals = smallCapitals(words);
  if (capitals) return capitals;
  const counts = new Map<string, { word: Word; letters: number }>();
  for (const word of words) {
    const key = `${word.face.font} ${word.face.colour} ${Math.round(word.size * 2)}`;
    const known = counts.get(key) ?? { word, letters: 0 };
    known.letters += word.text.length;
    counts.set(key, known);
  }
  return [...counts.values()].toSorted((one, other) => other.letters - one.letters)[0]?.word;
}

function linkOf({ left, right, baseline, size }: Segment, links: readonly LinkArea[]): string | undefined {
  const middle = baseline - size * 0.3;
  return links.find(
    (link) =>
      link.top < middle &&
      link.bottom > middle &&
      Math.min(right, link.right) - Math.max(left, link.left) > (right - left) * 0.3,
  )?.address;
}
