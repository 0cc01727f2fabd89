import type { Block, Run, WordDocument } from '../forms/word-blocks.ts';

type Line = Extract<Block, { kind: 'p' }>;
type Shape = Omit<Line, 'kind' | 'runs'>;
type Face = Exclude<Run, string>;
type Box = readonly [x: number, y: number, width: number, height: number];

const ALIGN = { c: 'center', r: 'right', j: 'justify' } as const;
const INLINE = /\*\*(.+?)\*\*|''(.+?)''|__(.+?)__/g;

/**
 * A Word document of the notation that `docs/import-quality.md` explains: each line is a paragraph, `@` gives an order,
 * `{c b 14}` shapes a line, `⇥` is a tab, `|` parts the cells of a row and `¶` the paragraphs of a cell.
 */
export function wordDocumentOf(source: string): WordDocument {
  return new Notation(source.trimEnd().split('\n')).read();
}

/** Reads the lines of one source in turn. */
class Notation {
  readonly #lines: readonly string[];
  readonly #document: WordDocument = { font: 'Calibri', size: 11, blocks: [] };
  #at = 0;
  #shape: Shape = {};

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  read(): WordDocument {
    this.#document.blocks.push(...this.#blocks());
    return this.#document;
  }

  /** Up to the end of the source, or of the table, box, header or footer that is open. */
  #blocks(): Block[] {
    const blocks: Block[] = [];
    for (let line = this.#next(); line !== undefined && line !== '@end'; line = this.#next()) {
      if (line.startsWith('@')) blocks.push(...this.#order(line));
      else blocks.push(this.#paragraph(line));
    }
    return blocks;
  }

  #next(): string | undefined {
    return this.#lines[this.#at++];
  }

  #order(line: string): Block[] {
    const [order = '', ...words] = line.slice(1).split(' ');
    const numbers = words.map(Number.parseFloat).filter((number) => !Number.isNaN(number));
    if (order === 'table') return [this.#table(numbers, !words.includes('plain'))];
    if (order === 'box') return [{ kind: 'box', at: numbers as unknown as Box, blocks: this.#blocks() }];
    if (order === 'page') return [{ kind: 'page' }];
    if (order === 'columns') return [{ kind: 'columns', count: numbers[0] ?? 1 }];
    this.#setting(order, words, numbers);
    return [];
  }

  #setting(order: string, words: readonly string[], numbers: readonly number[]): void {
    const [one = 0, two = 0, three = 0, four = 0] = numbers;
    if (order === 'font') Object.assign(this.#document, { font: words.slice(0, -1).join(' '), size: one });
    else if (order === 'margins') this.#document.margins = [one, two, three, four];
    else if (order === 'header') this.#document.header = this.#blocks();
    else if (order === 'footer') {
      this.#document.numbered = words.includes('numbered');
      this.#document.footer = this.#blocks();
    } else if (order === 'tabs') this.#shape = { ...this.#shape, tabs: words.map(tabStop) };
    else if (order === 'indent') this.#shape = { ...this.#shape, left: one, hanging: two };
    else if (order === 'space') this.#shape = { ...this.#shape, after: one };
    else throw new Error(`There is no order @${order}`);
  }

  #table(widths: readonly number[], borders: boolean): Block {
    const rows: Block[][][] = [];
    for (let line = this.#next(); line !== undefined && line !== '@end'; line = this.#next()) {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== widths.length) throw new Error(`Not ${widths.length} cells: ${line}`);
      rows.push(cells.map((cell) => cell.split('¶').map((text) => this.#paragraph(text.trim()))));
    }
    return { kind: 'table', widths, borders, rows };
  }

  #paragraph(line: string): Line {
    const [, marks = '', rest = ''] = /^(?:\{([^}]*)\})?(.*)$/.exec(line) ?? [];
    const face: Omit<Face, 'text'> = {};
    const shape: Shape = { ...this.#shape };
    for (const mark of marks.split(' ').filter(Boolean)) applyMark(mark, shape, face);
    const [, bullet, listed = ''] = /^([*#]) (.*)$/.exec(rest) ?? [];
    if (bullet) shape.style = bullet === '*' ? 'List Bullet' : 'List Number';
    const text = (bullet ? listed : rest.replace(/^\\/, '')).replaceAll('⇥', '\t');
    return { kind: 'p', runs: runsOf(text, face), ...shape };
  }
}

/** `9r` is a stop at nine centimetres where text ends, `9.` one with dots before it. */
const tabStop = (word: string): { at: number; right: boolean; dots: boolean } => ({
  at: Number.parseFloat(word),
  right: word.endsWith('r'),
  dots: word.endsWith('.'),
});

function applyMark(mark: string, shape: Shape, face: Omit<Face, 'text'>): void {
  if (mark in ALIGN) shape.align = ALIGN[mark as keyof typeof ALIGN];
  else if (/^\d/.test(mark)) face.size = Number.parseFloat(mark);
  else if (mark === 'ruled') shape.ruled = true;
  else if (mark.startsWith('shade:')) shape.shade = mark.slice(6);
  else if (mark.startsWith('style:')) shape.style = mark.slice(6).replaceAll('_', ' ');
  else if (mark.startsWith('font:')) face.font = mark.slice(5).replaceAll('_', ' ');
  else if (mark.startsWith('color:')) face.color = mark.slice(6);
  else if (['b', 'i', 'u', 'caps', 'small'].includes(mark)) Object.assign(face, { [mark]: true });
  else throw new Error(`There is no mark ${mark}`);
}

function runsOf(text: string, face: Omit<Face, 'text'>): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, underlined] = match;
    if (match.index > done) runs.push({ ...face, text: text.slice(done, match.index) });
    if (bold) runs.push({ ...face, b: true, text: bold });
    if (italic) runs.push({ ...face, i: true, text: italic });
    if (underlined) runs.push({ ...face, u: true, text: underlined });
    done = match.index + whole.length;
  }
  if (done < text.length) runs.push({ ...face, text: text.slice(done) });
  return runs;
}
