import { BULLET_SIGNS } from './bullet-signs.ts';
import type { Area, Word } from './page-marks.ts';

/** Words on one line without a wide gap between them. */
export interface Segment {
  words: Word[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** A bullet begins it. */
  isItem: boolean;
}

const BULLET = new RegExp(`^[>+${BULLET_SIGNS}]$|^[oOØ§]$|^[-=]>$`, 'u');
const SURE_BULLET = /^[•▪▫■□●○◦‣⁃∙➢➤►▶✓✔❖◆◇▸▹√☑☐❏❑❒◼◾➔➜]$/u;

const top = (word: Word): number => word.baseline - word.size * 0.75;

/** Whether two words are printed on one line. */
export function isSameLine(
  one: { baseline: number; size: number },
  other: { baseline: number; size: number },
) {
  const apart = Math.abs(one.baseline - other.baseline);
  return apart < Math.min(one.size, other.size) * 0.45;
}

/** Joins words to segments; a bullet belongs to the words after it however far they are. */
export function segmentsOf(words: readonly Word[], dots: readonly Area[]): Segment[] {
  const segments: Segment[] = [];
  for (const line of linesOfWords(words)) {
    let open: Segment | undefined;
    for (const word of line) {
      const gap: number = open ? word.left - open.right : 0;
      const last: Word | undefined = open?.words.at(-1);
      if (open && last && (isNextWord(last, word, gap) || isItemOf(open, word, gap))) {
        extend(open, word, last, gap);
      } else {
        open = {
          words: [word],
          left: word.left,
          right: word.right,
          baseline: word.baseline,
          size: word.size,
          isItem: false,
        };
        segments.push(open);
      }
    }
  }
  for (const segment of segments) {
    dropBar(segment);
    markItem(segment, dots);
  }
  return segments;
}

const isNextWord = (last: Word, word: Word, gap: number): boolean =>
  isOneBlock(last, word, gap) && gap < widestSpace(last, word) && isDrawnOn(last, word, gap);

/** Pieces of different blocks of a tagged file are different cells, unless both are plain and a space is between them. */
export function isOneBlock(last: Word, word: Word, gap: number): boolean {
  if (last.tag?.block === word.tag?.block) return true;
  const isTouching = gap < Math.min(last.size, word.size) * 0.12 && !word.isApart;
  return last.tag?.isPlain === true && word.tag?.isPlain === true && !isTouching;
}

/** Whether nothing but a bullet comes before the word. */
const isItemOf = ({ words }: Segment, word: Word, gap: number): boolean =>
  words.length === 1 && BULLET.test(words[0]?.text ?? '') && gap < word.size * 3;

/** Whether a word may belong to the one before: what is drawn at another time in another face does not. */
function isDrawnOn(last: Word, word: Word, gap: number): boolean {
  if (word.order === last.order + 1) return true;
  const isAlike = last.face === word.face && Math.abs(last.size - word.size) < 0.3;
  return isAlike && gap < word.size * (0.6 + word.tracking);
}

const widestSpace = (before: Word, word: Word): number =>
  Math.min(before.size, word.size) * (1.15 + 2 * Math.min(before.tracking, word.tracking));

function extend(open: Segment, word: Word, last: Word, gap: number): void {
  const size = Math.min(last.size, word.size);
  const isPiece = !word.isApart && gap < size * (0.12 + word.tracking) && gap > -size * 0.3;
  open.words.push({ ...word, isApart: !isPiece });
  open.right = Math.max(open.right, word.right);
  open.size = Math.max(open.size, word.size);
}

/** Words of one baseline from left to right. */
export function linesOfWords<Item extends { baseline: number; size: number; left: number }>(
  words: readonly Item[],
): Item[][] {
  const lines: { baseline: number; size: number; items: Item[] }[] = [];
  for (const word of words.toSorted((one, other) => one.baseline - other.baseline)) {
    const near = lines.slice(-6).findLast((line) => isSameLine(line, word));
    if (near) near.items.push(word);
    else lines.push({ baseline: word.baseline, size: word.size, items: [word] });
  }
  return lines.map(({ items }) => items.toSorted((one, other) => one.left - other.left));
}

/** A bar before the first word parts it from the words of another line or column. */
function dropBar(segment: Segment): void {
  const [first, second] = segment.words;
  if (!first || !second || !/^[|¦]$/.test(first.text)) return;
  segment.words.shift();
  segment.left = second.left;
}

function markItem(segment: Segment, dots: readonly Area[]): void {
  const [first, second] = segment.words;
  if (!first) return;
  const mark = first.text;
  if (second && (SURE_BULLET.test(mark) || (BULLET.test(mark) && isMarkBefore(mark, second)))) {
    segment.words.shift();
    segment.left = second.left;
    segment.isItem = true;
    return;
  }
  segment.isItem = dots.some(
    (dot) =>
      dot.right <= first.left + 1 &&
      first.left - dot.right < first.size * 2.2 &&
      (dot.top + dot.bottom) / 2 > top(first) &&
      (dot.top + dot.bottom) / 2 < first.baseline + 1,
  );
}

/** A dash or a small o is a bullet only where words follow that can begin an item. */
const isMarkBefore = (mark: string, next: Word): boolean =>
  /[oØ§]/i.test(mark)
    ? /^\p{Lu}/u.test(next.text) && mark !== 'O'
    : (mark === '+' ? /^\p{L}/u : /^[\p{L}\d"'“(]/u).test(next.text);
