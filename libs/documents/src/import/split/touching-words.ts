import type { LayoutCell } from '../layout/layout-line.ts';
import { MONTH_WORDS } from '../month-words.ts';
import words from './words/date-words.json' with { type: 'json' };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const anyOf = (list: readonly string[]): string =>
  list.toSorted((one, other) => other.length - one.length).join('|');
const LETTERS = MONTH_WORDS.filter((word) => /^\p{L}{3,}$/u.test(word));
const CAPITAL_MONTH = `(?:${anyOf(LETTERS.map(capital))})`;
const CAPITALS_MONTH = `(?:${anyOf(LETTERS.map((word) => word.toUpperCase()))})`;
const YEAR = '(?:19[4-9]|20[0-6])\\d';
const POINT = `(?:${CAPITAL_MONTH}\\.? ${YEAR}|${CAPITALS_MONTH}\\.? ${YEAR}|(?:0[1-9]|1[0-2])/${YEAR}|${YEAR})`;
const NOW = `(?:${anyOf(words.now.filter((word) => /^\p{L}{4,}$/u.test(word)).flatMap((word) => [capital(word), word.toUpperCase()]))})`;

/** Two dates, or a date and a word such as 'Present', with nothing between them. */
const TOUCHING_DATES = new RegExp(
  `(?<![\\p{L}\\d/.–-])(${POINT})((?!${YEAR}(?:\\d|[/.-]\\d{2}))${POINT}|${NOW})(?![\\p{L}\\d/])`,
  'gu',
);
/** Where words end at a date, or a date ends at words, without a space. */
const TOUCHING_WORDS = new RegExp(
  [
    `(?<=\\p{Ll}{2}|[)\\]])(?=${CAPITAL_MONTH}\\.? ${YEAR})`,
    `(?<=\\p{Lu}{4})(?=${CAPITALS_MONTH}\\.? ${YEAR})`,
    `(?<=\\p{Ll}{3}|[)\\]])(?=${YEAR}(?!\\d))`,
    `(?<=(?<!\\d)${YEAR})(?=\\p{Lu}\\p{Ll}{2}|\\p{Lu}\\.)`,
    `(?<=${YEAR} ?[–—-] ?${NOW})(?=\\p{Lu}\\p{Ll}{2})`,
  ].join('|'),
  'gu',
);

const yearOf = (point: string): number => Number(/\d{4}/.exec(point)?.[0] ?? 9999);

/** Some layouts print the end before the start. */
function span(one: string, other: string): string {
  const [from, to] = yearOf(one) <= yearOf(other) ? [one, other] : [other, one];
  return `${from} – ${to}`;
}

/** Addresses hold years and names without spaces. */
const IS_ADDRESS = /@|:\/\/|www\.|\.(?:com|org|net|io)\b/i;

/** A cell whose dates are parted from each other and from the words that they touch, and words of two faces too. */
export function withPartedWords<Cell extends LayoutCell>(cell: Cell): Cell {
  if (IS_ADDRESS.test(cell.text)) return cell;
  const text = withPartedDates(withPartedFaces(cell));
  if (text === cell.text) return cell;
  const { faces } = cell;
  return {
    ...cell,
    text,
    ...(faces
      ? { faces: faces.map((face) => ({ ...face, from: placeOf(cell.text.slice(0, face.from), text) })) }
      : {}),
  };
}

function withPartedDates(text: string): string {
  if (!/(?:19|20)\d\d/.test(text)) return text;
  const spans = text.replace(TOUCHING_DATES, (_, one: string, other: string) => span(one, other));
  return spans.replace(TOUCHING_WORDS, ' ');
}

/** 'AbiturGoethe-Gymnasium': where a face ends in a small letter and the next one begins with a capital. */
function withPartedFaces({ text, faces = [] }: LayoutCell): string {
  return faces.reduceRight(
    (whole, { from }) =>
      /^\p{Ll}\p{Lu}\p{Ll}/u.test(whole.slice(Math.max(0, from - 1)))
        ? `${whole.slice(0, from)} ${whole.slice(from)}`
        : whole,
    text,
  );
}

const letters = (text: string): number => text.replace(/[\s–]/g, '').length;

/** Where the letters of a text end in another that holds the same ones and more spaces. */
function placeOf(start: string, text: string): number {
  const wanted = letters(start);
  let at = 0;
  for (let seen = 0; seen < wanted && at < text.length; at += 1) if (letters(text[at] ?? '') > 0) seen += 1;
  while (wanted > 0 && /[\s–]/.test(text[at] ?? '')) at += 1;
  return at;
}
