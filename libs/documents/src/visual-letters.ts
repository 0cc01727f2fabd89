import { type ShapedLetter, shapedLetters } from './arabic-shapes.ts';
import type { VisualLetter, VisualWord } from './visual-letter.ts';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const TURNED_LETTER = /[[\p{Script=Arabic}\p{Script=Hebrew}]&&\p{L}]/v;
const ARABIC_FIGURE = /[\u0660-\u0669\u06f0-\u06f9]/;
/** Signs that go with the letters around them. Full stops, commas and colons count as figures with `pdftotext`. */
const TURNED_SIGN = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}!؟؛]/u;
/** A mark that is not shown: what follows is read from left to right. */
const LEFT_TO_RIGHT: VisualLetter = { text: '\u200e', drawn: '', share: 0 };
/** A mark that is not shown: what is to the left of it in the line is no part of the word. */
const RIGHT_TO_LEFT_MARK: VisualLetter = { text: '\u200f', drawn: '', share: 0 };
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/** Whether a text has letters that are read from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

interface Place {
  letter: ShapedLetter[];
  centre: number;
}

/**
 * A word as the browser has laid it out.
 * @param start of the word in the node.
 * @param leftOf left edge of a box on the sheet.
 * @param isMarked whether a word in letters of its own gets a mark, without which `pdftotext` gives it the blank beside it.
 * @returns undefined where it is seen in the order in which it is written, in its own letters, without a mark.
 */
export function visualWord(
  node: Text,
  start: number,
  word: string,
  range: Range,
  leftOf: (box: DOMRect) => number,
  isMarked = false,
  isInTurnedSheet = isMarked,
): VisualWord | undefined {
  const shaped = shapedLetters(word);
  const places: Place[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(word)) {
    range.setStart(node, start + index);
    range.setEnd(node, start + index + segment.length);
    const box = range.getBoundingClientRect();
    const letter = shaped.filter(({ at }) => at >= index && at < index + segment.length);
    const x = leftOf(box);
    places.push({ letter: letter.map((one) => ({ ...one, x })), centre: box.left + box.width / 2 });
  }
  const turned = places.map((place, index) => {
    const next = places[index + 1];
    const before = places[index - 1];
    const isTurned = next ? next.centre < place.centre : before !== undefined && before.centre > place.centre;
    return isTurned ? { ...place, letter: place.letter.map(mirrored).toReversed() } : place;
  });
  const seen = turned.toSorted((a, b) => a.centre - b.centre).flatMap(({ letter }) => letter.map(placed));
  const parts = partsInOrder(shaped);
  if (parts.length === 1 && parts[0]?.kind === 'turned') return { seen };
  if (isInTurnedSheet && isTurnedWhole(shaped, seen)) return { seen, read: [inOneFace(seen)] };
  const isPlain = seen.every(({ text, drawn }, index) => text === drawn && text === shaped[index]?.text);
  if (!isPlain || parts.length > 1) {
    const read = parts.map(readingOf);
    // As below: an opening bracket before a number.
    if (isInTurnedSheet && parts.length === 1) read[0]?.unshift(RIGHT_TO_LEFT_MARK);
    return { seen, read };
  }
  return isMarked ? { seen: [RIGHT_TO_LEFT_MARK, ...seen] } : undefined;
}

/** Whether a word has letters from right to left and signs that go with them, all seen from right to left. */
function isTurnedWhole(letters: readonly VisualLetter[], seen: readonly VisualLetter[]): boolean {
  return (
    letters.some(({ text }) => TURNED_LETTER.test(text)) &&
    letters.every(({ text }) => TURNED_LETTER.test(text) || TURNED_SIGN.test(text)) &&
    letters.every(({ text }, index) => text === seen[seen.length - 1 - index]?.text)
  );
}

/** How wide signs and marks are where they are not seen, as shares of a letter: narrower ones are no part of a word. */
const UNSEEN = { of: 'م', sign: 0.5, mark: 0.4 };

/** Signs as parts of the face of the letters: readers take two faces for two words. The mark is for signs at the left end. */
function inOneFace(seen: readonly VisualLetter[]): VisualLetter[] {
  const unseen = (text: string, share: number): VisualLetter => ({ text, drawn: '', of: UNSEEN.of, share });
  return [
    unseen(RIGHT_TO_LEFT_MARK.text, UNSEEN.mark),
    ...seen.map((letter) => (TURNED_LETTER.test(letter.text) ? letter : unseen(letter.text, UNSEEN.sign))),
  ];
}

interface Part {
  kind: 'turned' | 'figures' | 'other';
  letters: VisualLetter[];
}

const kindOf = (text: string): Part['kind'] => {
  if (TURNED_LETTER.test(text)) return 'turned';
  return ARABIC_FIGURE.test(text) ? 'figures' : 'other';
};

/** Letters that are read from right to left, their figures, and what is between, in the order of reading. */
function partsInOrder(letters: readonly VisualLetter[]): Part[] {
  const parts: Part[] = [];
  for (const letter of letters) {
    const kind = kindOf(letter.text);
    const last = parts.at(-1);
    if (last?.kind === kind) last.letters.push(placed(letter));
    else parts.push({ kind, letters: [placed(letter)] });
  }
  return parts;
}

/** A part as a file holds it: readers turn letters back, and signs after them only where no mark parts the two. */
function readingOf({ kind, letters }: Part, place: number): VisualLetter[] {
  if (kind === 'turned') return letters.toReversed();
  return place === 0 ? letters : [LEFT_TO_RIGHT, ...letters];
}

const placed = ({ text, drawn, share, of, x }: VisualLetter): VisualLetter => ({
  text,
  drawn,
  ...(share === undefined ? {} : { share }),
  ...(of === undefined ? {} : { of }),
  ...(x === undefined ? {} : { x }),
});

const mirrored = <Letter extends VisualLetter>(letter: Letter): Letter => ({
  ...letter,
  drawn: MIRRORED[letter.drawn] ?? letter.drawn,
});
