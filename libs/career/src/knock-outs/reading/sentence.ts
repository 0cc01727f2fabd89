import { WORDS } from './wordings.ts';

/** A sentence of a posting, as it is written and as the patterns read it: of equal length. */
export interface Sentence {
  text: string;
  /** In small letters, with plain quotes, dashes and blanks. */
  plain: string;
}

export const readSentence = (text: string): Sentence => ({
  text,
  plain: [...text].map(plainLetter).join(''),
});

function plainLetter(letter: string): string {
  if (/[‘’`´]/.test(letter)) return "'";
  if (/[‐-―−]/.test(letter)) return '-';
  if (/\s/.test(letter)) return ' ';
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}

/** Where the clause begins that a place of a sentence is in. */
const clauseStart = (plain: string, at: number): number => {
  const ends = [...plain.slice(0, at).matchAll(/;|\. |: (?=you |we )| but |, (?=though |yet |so |and we )/g)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
};
const clauseEnd = (plain: string, at: number): number => {
  const length = plain.slice(at).search(/;|\. | but |\?/);
  return length === -1 ? plain.length : at + length;
};

/** Whether what a sentence says at a place is asked of the person: no wish, no denial, nobody else's. */
export function isAsked(sentence: Sentence, start: number, end: number): boolean {
  return !isOfOthers(sentence, start) && !isWished(sentence, start, end) && !isDenied(sentence, start, end);
}

/** Whether a sentence speaks of the employer, its customers or the work, not of applicants. */
export function isOfOthers({ plain }: Sentence, start: number): boolean {
  if (plain.trimEnd().endsWith('?')) return true;
  const before = plain.slice(clauseStart(plain, start), start);
  if (WORDS.duty.test(before)) return true;
  if (WORDS.task.test(before) || (before.trim() === '' && WORDS.task.test(plain.slice(start)))) return true;
  if (WORDS.oursAsking.test(before)) return false;
  if (WORDS.ours.test(before) && !/\b(?:must|you need|you have to|applicants?|candidates?)\b/.test(before))
    return true;
  return WORDS.thing.test(before) && !/\b(?:must|requires?|needs?)\b/.test(before);
}

/** Whether a word of a wish reaches a place: `preferably` up to the next comma, `is an advantage` back to the last. */
function isWished({ plain }: Sentence, start: number, end: number): boolean {
  const [from, to] = [clauseStart(plain, start), clauseEnd(plain, end)];
  for (const { 0: words, index } of plain.slice(from, to).matchAll(WORDS.soft)) {
    const at = from + index;
    if (at >= start && at < end) return true;
    const between = at < start ? plain.slice(at + words.length, start) : plain.slice(end, at);
    const parts = between.split(',');
    const reaches =
      at < start
        ? parts.length === 1
        : !WORDS.hard.test(between) && parts.every((part, index) => index === 0 || wordCount(part) <= 3);
    if (reaches) return true;
  }
  return false;
}
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function isDenied({ plain }: Sentence, start: number, end: number): boolean {
  // `If you do not live in Lagos, do not apply` asks for what it denies.
  if (WORDS.excludes.test(plain)) return false;
  return WORDS.denied.test(plain.slice(clauseStart(plain, start), clauseEnd(plain, end)));
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
/** `five` and `5`. */
export const numberOf = (written: string | undefined): number =>
  NUMBERS[written ?? ''] ?? Number.parseInt(written ?? '', 10);
