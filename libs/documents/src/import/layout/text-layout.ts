import { BULLET_SIGNS } from './bullet-signs.ts';
import { cleanLine } from './clean-line.ts';
import type { LayoutLine } from './layout-line.ts';

const BULLET = new RegExp(
  `^(?:[•➢➤√✓✔►▪●■❖](?=\\p{L})|\\*(?=\\p{Lu})|(?:[${BULLET_SIGNS}]|(?:[-=]>|--?|>{1,2}|[+oØ§](?=\\s+\\p{Lu})|\\+(?=\\s+\\p{Ll})))\\s+)`,
  'u',
);

/** Takes the mark of a list item off the front of a line's text. */
export function withoutBullet(text: string): { text: string; bullet: boolean } {
  const rest = text.replace(BULLET, '');
  return { text: rest, bullet: rest !== text };
}

/** Whether the letters of a line are all capitals. */
export function isCaps(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

interface TextLine {
  text: string;
  column: number;
  block: number;
  indent?: number;
  gapBefore?: number;
  bullet?: boolean;
  bold?: boolean;
}

/** A line of a file without pages. */
function plainLine({
  text,
  column,
  block,
  indent = 0,
  gapBefore = 0,
  bullet = false,
  bold = false,
}: TextLine): LayoutLine {
  const face = { left: 0, right: 0, bold, italic: false, size: 0, font: '' };
  return {
    cells: text.split('\t').map((cell) => ({ text: cell, ...face })),
    text,
    column,
    block,
    indent,
    gapBefore,
    scale: 1,
    bold,
    italic: false,
    caps: isCaps(text),
    bullet,
    wraps: false,
  };
}

/** '*Work experience*' or '*Sales Rep @ Kora Foods* (Osogbo)' as people set bold in messages. */
const MESSAGE_BOLD = /^\*(?=\S)([^*]*[^*\s])\*(?=$|\s+\S)/u;

/** The lines of a pasted or plain text. */
export function textLines(text: string): LayoutLine[] {
  const lines: LayoutLine[] = [];
  let empty = 0;
  let block = 0;
  for (const raw of text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/)) {
    const printed = cleanLine(raw);
    const cleaned = printed.replace(MESSAGE_BOLD, '$1');
    if (cleaned === '') {
      empty += 1;
      continue;
    }
    if (empty > 0 && lines.length > 0) block += 1;
    const [indent = ''] = /^[ \t\u00a0]*/.exec(raw) ?? [];
    lines.push(
      plainLine({
        ...withoutBullet(cleaned),
        column: 0,
        block,
        // Two spaces of plain text are about as wide as a letter is high.
        indent: indent.replace(/\t/g, '    ').length / 2,
        gapBefore: lines.length > 0 ? empty : 0,
        bold: cleaned !== printed,
      }),
    );
    empty = 0;
  }
  return lines;
}
