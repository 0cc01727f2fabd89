import type { VisualWord } from './visual-letter.ts';
import { isRightToLeft, visualWord } from './visual-letters.ts';

/** A word, or the part of one that is on a line, with the white space after it. */
export interface RunWord {
  text: string;
  x: number;
  width: number;
  /** Where the parts of the word stand when the layout broke it over lines; the word counts to the first of them. */
  fragments?: WordFragment[];
  /** How it is seen, where that is not the order it is written in. */
  visual?: VisualWord | undefined;
}

/** A part of a broken word on its line. */
interface WordFragment {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text of one node on one line. Places are in the sheet's pixels from its top left corner. */
export interface TextRun {
  /** The text as shown (case changes done, white space collapsed). */
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  words: RunWord[];
  /** The element that holds the text: its computed style is the run's. */
  element: HTMLElement;
}

/** Where a sheet is in the window and how much it is scaled there. */
export interface SheetFrame {
  left: number;
  top: number;
  scale: number;
}

export function frameOf(sheet: HTMLElement): SheetFrame {
  const box = sheet.getBoundingClientRect();
  return { left: box.left, top: box.top, scale: sheet.offsetWidth > 0 ? box.width / sheet.offsetWidth : 1 };
}

const NOT_WHITE = /[^ \t\n\r\f]/;
/** A word with the white space behind it, or white space alone at a node's start. */
const PIECES = /[^ \t\n\r\f]+[ \t\n\r\f]*|[ \t\n\r\f]+/g;

/** Every visible line of text of the sheet, in the order of the document. */
export function readTextRuns(sheet: HTMLElement): TextRun[] {
  const frame = frameOf(sheet);
  const runs: TextRun[] = [];
  const range = sheet.ownerDocument.createRange();
  const walker = sheet.ownerDocument.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !(node instanceof Text) || !NOT_WHITE.test(node.data)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    runs.push(...runsOf(node, element, range, frame));
  }
  runs.forEach((run, index) => {
    const next = runs[index + 1];
    if (next) keepApart(run, next);
  });
  return runs;
}

/** Text that is apart ends with a space: some readers join a title and the smaller line below it into one word. */
function keepApart(run: TextRun, next: TextRun): void {
  const isBeside = Math.abs(next.y - run.y) < run.height / 2;
  const touches = isBeside && Math.abs(next.x - run.x - run.width) < run.height / 8;
  const last = run.words.at(-1);
  if (touches || !last || run.text.endsWith(' ')) return;
  last.text += ' ';
  run.text += ' ';
}

function runsOf(node: Text, element: HTMLElement, range: Range, frame: SheetFrame): TextRun[] {
  const { textTransform, direction } = getComputedStyle(element);
  const recase = caseChanger(textTransform);
  // An address or number to copy has no signs that are not shown, nor has one line in another script than its sheet's.
  const isMarked =
    direction === 'rtl' && element.closest('article[dir="rtl"]') !== null && !element.closest('a');
  const lines: TextRun[] = [];
  const pieces = [...node.data.matchAll(PIECES)].filter(([text]) => NOT_WHITE.test(text));
  for (const piece of pieces) {
    const word = piece[0].trimEnd();
    const space = word === piece[0] ? '' : ' ';
    const fragments = fragmentsOf(node, piece.index, word, range, frame, recase);
    const [first] = fragments;
    if (!first) continue;
    const { x, y, width, height } = first;
    // A word broken over lines is kept whole: readers would otherwise find "adebayo-" and "olanrewaju@example.com".
    const shown = recase(word) + space;
    const turns = direction === 'rtl' || isRightToLeft(word);
    const entry: RunWord = { text: shown, x, width };
    if (fragments.length > 1) entry.fragments = fragments;
    else if (turns) entry.visual = visualAt(node, piece.index, word, range, frame, isMarked);
    const line = lines.at(-1);
    if (line && isOnLine(line, first, turns)) addWord(line, entry);
    else lines.push({ text: shown, x, y, width, height, element, words: [entry] });
  }
  return lines;
}

function visualAt(
  node: Text,
  start: number,
  word: string,
  range: Range,
  frame: SheetFrame,
  isMarked: boolean,
): VisualWord | undefined {
  return visualWord(node, start, word, range, (box) => (box.left - frame.left) / frame.scale, isMarked);
}

function isOnLine(line: TextRun, { x, y, height }: WordFragment, turns: boolean): boolean {
  const goesOn = x >= line.x || turns || isRightToLeft(line.text);
  return goesOn && Math.abs(line.y - y) < height / 2;
}

/** Words that are read from right to left come before those that are on the line already. */
function addWord(line: TextRun, word: RunWord): void {
  const right = Math.max(line.x + line.width, word.x + word.width);
  line.text += word.text;
  line.words.push(word);
  line.x = Math.min(line.x, word.x);
  line.width = right - line.x;
}

/** One part for each line that the word is on (a long address, a hyphen, a soft hyphen). */
function fragmentsOf(
  node: Text,
  start: number,
  word: string,
  range: Range,
  frame: SheetFrame,
  recase: (text: string) => string,
): WordFragment[] {
  const fragment = (text: string, box: DOMRect): WordFragment => ({
    text: recase(text),
    x: (box.left - frame.left) / frame.scale,
    y: (box.top - frame.top) / frame.scale,
    width: box.width / frame.scale,
    height: box.height / frame.scale,
  });
  range.setStart(node, start);
  range.setEnd(node, start + word.length);
  const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
  const [only] = rects;
  if (!only) return [];
  if (rects.length === 1) return [fragment(word, only)];
  // Parts of different directions on one line.
  if (rects.every(({ top, bottom }) => Math.abs(top + bottom - only.top - only.bottom) < only.height))
    return [fragment(word, range.getBoundingClientRect())];
  const fragments: WordFragment[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(word)) {
    range.setStart(node, start + index);
    range.setEnd(node, start + index + segment.length);
    const next = fragment(segment, range.getBoundingClientRect());
    const last = fragments.at(-1);
    if (last && Math.abs(last.y - next.y) < next.height / 2) {
      last.text += next.text;
      last.width = next.x + next.width - last.x;
    } else {
      fragments.push(next);
    }
  }
  return fragments;
}

function caseChanger(transform: string): (text: string) => string {
  if (transform === 'uppercase') return (text) => text.toLocaleUpperCase();
  if (transform === 'lowercase') return (text) => text.toLocaleLowerCase();
  if (transform === 'capitalize') {
    return (text) => text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase());
  }
  return (text) => text;
}
