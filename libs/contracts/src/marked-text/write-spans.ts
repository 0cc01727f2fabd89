import { joined, type Span, spansOf, spansText } from './spans.ts';
import { WORD } from './tokens.ts';

const PIECES = new RegExp(`${WORD.source}+|.`, 'gsu');
const isWord = (text: string | undefined): boolean => text !== undefined && WORD.test(text);
const isSpace = (text: string | undefined): boolean => text !== undefined && /^\s/u.test(text);

interface Piece {
  text: string;
  look: string;
}
/** Words, or a mark. */
interface Written {
  text: string;
  isMark: boolean;
}

/**
 * Writes one line of marked text. Bold and italic begin and end with whole words; signs that would be read as marks get a
 * backslash, and only where they would be.
 */
export function writeSpans(spans: readonly Span[]): string {
  const parts = partsOf(joined(spans));
  const escaped = written(parts, escapedWords);
  const bare = written(parts, (text) => text);
  return JSON.stringify(spansOf(bare)) === JSON.stringify(spansOf(escaped)) ? bare : escaped;
}

function partsOf(spans: readonly Span[]): Written[] {
  const parts: Written[] = [];
  let from = 0;
  while (from < spans.length) {
    const { link } = spans[from] ?? {};
    let to = from;
    while (to < spans.length && spans[to]?.link === link) to += 1;
    const marked = stretches(piecesOf(spans.slice(from, to)));
    if (link === undefined) parts.push(...marked);
    else parts.push({ text: '[', isMark: true }, ...marked, { text: `](${link})`, isMark: true });
    from = to;
  }
  return parts;
}

const SIGNS: Readonly<Record<string, string>> = { b: '**', i: '*', bi: '***' };

/** Whole words and single signs; a word that is partly marked is marked. */
function piecesOf(spans: readonly Span[]): Piece[] {
  const looks: string[] = [];
  for (const { text, bold, italic } of spans) {
    const look = `${bold ? 'b' : ''}${italic ? 'i' : ''}`;
    for (let at = 0; at < text.length; at += 1) looks.push(look);
  }
  return Array.from(spansText(spans).matchAll(PIECES), ({ 0: text, index }) => ({
    text,
    look: looks.slice(index, index + text.length).find((look) => look !== '') ?? '',
  }));
}

function stretches(pieces: readonly Piece[]): Written[] {
  const parts: Written[] = [];
  let done = 0;
  let marked = -1;
  const words = (from: number, to: number): void => {
    const text = pieces
      .slice(from, to)
      .map((piece) => piece.text)
      .join('');
    if (text !== '') parts.push({ text, isMark: false });
  };
  for (let at = 0; at < pieces.length; ) {
    const { look } = pieces[at] ?? { look: '' };
    let end = at;
    while (end < pieces.length && pieces[end]?.look === look) end += 1;
    const [from, to] = trimmed(pieces, at, end, marked);
    const sign = SIGNS[look];
    if (sign !== undefined && from < to) {
      words(done, from);
      parts.push({ text: sign, isMark: true });
      words(from, to);
      parts.push({ text: sign, isMark: true });
      done = to;
      marked = to;
    }
    at = end;
  }
  words(done, pieces.length);
  return parts;
}

/** A mark opens before a word or a sign that no word precedes, closes likewise, and touches no other mark. */
function trimmed(
  pieces: readonly Piece[],
  begin: number,
  end: number,
  marked: number,
): [from: number, to: number] {
  let [from, to] = [begin, end];
  const textAt = (at: number): string | undefined => pieces[at]?.text;
  while (
    from < to &&
    (isSpace(textAt(from)) || from === marked || (!isWord(textAt(from)) && isWord(textAt(from - 1))))
  )
    from += 1;
  while (from < to && (isSpace(textAt(to - 1)) || (!isWord(textAt(to - 1)) && isWord(textAt(to))))) to -= 1;
  return [from, to];
}

const escapedWords = (text: string, isInLink: boolean): string =>
  text.replace(
    isInLink ? /(\\*)([*[\]])/g : /(\\*)([*[])/g,
    (_, before: string, sign: string) => `${before}${before}\\${sign}`,
  );

function written(parts: readonly Written[], write: (text: string, isInLink: boolean) => string): string {
  let isInLink = false;
  return parts
    .map(({ text, isMark }, index) => {
      if (isMark) {
        isInLink = text === '[' || (isInLink && !text.startsWith(']'));
        return text;
      }
      const next = parts[index + 1];
      const line = write(text, isInLink);
      // Backslashes right before a mark would take it for a letter.
      return next?.isMark ? line.replace(/\\+$/, (run) => run + run) : line;
    })
    .join('');
}
