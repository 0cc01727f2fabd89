/** A word, or the part of one that stands on a line, with the white space after it. */
export interface RunWord {
  text: string;
  x: number;
  width: number;
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

/** Where a sheet stands in the window and how much it is scaled there. */
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
  return runs;
}

function runsOf(node: Text, element: HTMLElement, range: Range, frame: SheetFrame): TextRun[] {
  const recase = caseChanger(getComputedStyle(element).textTransform);
  const lines: TextRun[] = [];
  for (const piece of node.data.matchAll(PIECES)) {
    if (!NOT_WHITE.test(piece[0])) continue;
    const word = piece[0].trimEnd();
    const spaced = word.length < piece[0].length;
    const parts = partsOnLines(node, piece.index, word, range);
    parts.forEach(({ text, box }, index) => {
      const x = (box.left - frame.left) / frame.scale;
      const y = (box.top - frame.top) / frame.scale;
      const width = box.width / frame.scale;
      const height = box.height / frame.scale;
      const shown = recase(text) + (spaced && index === parts.length - 1 ? ' ' : '');
      const line = lines.at(-1);
      if (line && Math.abs(line.y - y) < height / 2 && x >= line.x) {
        line.text += shown;
        line.words.push({ text: shown, x, width });
        line.width = x + width - line.x;
      } else {
        lines.push({ text: shown, x, y, width, height, element, words: [{ text: shown, x, width }] });
      }
    });
  }
  return lines;
}

/** A word is split only where the layout broke it over lines (a long address, a hyphen, a soft hyphen). */
function partsOnLines(
  node: Text,
  start: number,
  word: string,
  range: Range,
): { text: string; box: DOMRect }[] {
  range.setStart(node, start);
  range.setEnd(node, start + word.length);
  const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
  const [only] = rects;
  if (!only) return [];
  if (rects.length === 1) return [{ text: word, box: only }];
  const parts: { text: string; box: DOMRect }[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(word)) {
    range.setStart(node, start + index);
    range.setEnd(node, start + index + segment.length);
    const box = range.getBoundingClientRect();
    const last = parts.at(-1);
    if (last && Math.abs(last.box.top - box.top) < box.height / 2) {
      last.text += segment;
      last.box = new DOMRect(last.box.x, last.box.y, box.right - last.box.x, last.box.height);
    } else {
      parts.push({ text: segment, box });
    }
  }
  return parts;
}

function caseChanger(transform: string): (text: string) => string {
  if (transform === 'uppercase') return (text) => text.toLocaleUpperCase();
  if (transform === 'lowercase') return (text) => text.toLocaleLowerCase();
  if (transform === 'capitalize') {
    return (text) => text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase());
  }
  return (text) => text;
}
