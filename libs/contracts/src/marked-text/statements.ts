import { hasMarks, type Span, spansOf, spansText } from './spans.ts';

/** One line of a text: as it is, or with the bullet or the number that was typed before it. */
export interface Statement {
  kind: 'line' | 'bullet' | 'number';
  /** Which one it is of a numbered list. */
  number: number;
  spans: Span[];
}

const TYPED_BULLET = /^\s*(?:[-*•·▪◦–—]|(\d{1,2})[.)])\s+/;

/** A line in two: the bullet or number that was typed before it, and what follows. */
export function splitLine(line: string): { prefix: string; number: number | undefined; rest: string } {
  const [prefix = '', number] = TYPED_BULLET.exec(line) ?? [];
  return {
    prefix,
    number: number === undefined ? undefined : Number(number),
    rest: line.slice(prefix.length),
  };
}

/** The lines of a text that say something. Numbers are kept where they count from one; any other is a bullet. */
export function statementsOf(text: string | null | undefined): Statement[] {
  const lines = (text ?? '')
    .split(/\r?\n/)
    .map(splitLine)
    .map((line) => ({ ...line, rest: line.rest.trim() }))
    .filter(({ rest }) => rest !== '');
  const counted = countedLines(lines.map(({ number }) => number));
  return lines.map(({ prefix, rest }, index) => {
    const number = counted[index] ?? 0;
    const kind = number > 0 ? 'number' : prefix === '' ? 'line' : 'bullet';
    return { kind, number, spans: spansOf(rest) };
  });
}

/** Numbers of consecutive lines, counted from one; a single number does not make a list. */
function countedLines(numbers: readonly (number | undefined)[]): number[] {
  const counted = numbers.map(() => 0);
  let length = 0;
  for (let index = 0; index <= numbers.length; index += 1) {
    if (numbers[index] === length + 1) {
      length += 1;
      continue;
    }
    if (length > 1) for (let back = 1; back <= length; back += 1) counted[index - back] = length - back + 1;
    length = numbers[index] === 1 ? 1 : 0;
  }
  return counted;
}

/** Statements that belong together on a page. */
export interface Block {
  kind: 'paragraph' | 'bullets' | 'numbers';
  items: Span[][];
}

/**
 * A text as paragraphs and lists. One line is a paragraph. Several lines are a list of bullets unless some of them have a
 * bullet or number of their own: then the others are paragraphs.
 */
export function blocksOf(text: string | null | undefined): Block[] {
  const statements = statementsOf(text);
  const [only] = statements;
  if (only && statements.length === 1) return [{ kind: 'paragraph', items: [only.spans] }];
  const isPlain = statements.every(({ kind }) => kind === 'line');
  const blocks: Block[] = [];
  for (const { kind, number, spans } of statements) {
    const own = kind === 'number' ? 'numbers' : kind === 'bullet' || isPlain ? 'bullets' : 'paragraph';
    const last = blocks.at(-1);
    if (last?.kind === own && own !== 'paragraph' && number !== 1) last.items.push(spans);
    else blocks.push({ kind: own, items: [spans] });
  }
  return blocks;
}

/** A text without bold, italic and links. Lines, and what was typed before them, stay. */
export function plainText(text: string): string {
  if (!hasMarks(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const { prefix, rest } = splitLine(line);
      return prefix + spansText(spansOf(rest));
    })
    .join('\n');
}
