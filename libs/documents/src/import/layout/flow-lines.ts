import { cleanLine } from './clean-line.ts';
import type { FlowBlock, FlowParagraph, FlowRun, FlowTable } from './flow.ts';
import type { CellFace, LayoutCell, LayoutLine } from './layout-line.ts';
import { isCaps, withoutBullet } from './text-layout.ts';

const PAGE_NUMBER = /^(?:page )?\d{0,2}(?: (?:of|\/) \d{0,2})?$/i;

/** A line of a paragraph, which may be set on several lines by hand. */
interface FlowLine {
  paragraph: FlowParagraph;
  runs: FlowRun[];
  isFirst: boolean;
}

/** The lines of a file without pages, in the order in which they are read. */
export function flowLines(blocks: readonly FlowBlock[]): LayoutLine[] {
  return new FlowLines(bodySize(blocks)).of(blocks);
}

class FlowLines {
  private readonly body: number;
  private readonly lines: LayoutLine[] = [];
  private column = 0;
  private columns = 1;
  private tables = 0;
  private empty = 0;
  private below = 0;
  private isNew = true;

  constructor(body: number) {
    this.body = body;
  }

  of(blocks: readonly FlowBlock[]): LayoutLine[] {
    this.add(blocks);
    return inBlocks(this.lines);
  }

  private add(blocks: readonly FlowBlock[]): void {
    for (const block of blocks) {
      if (block.kind === 'paragraph') this.addParagraph(block);
      else if (block.kind === 'frame') this.inColumn(block.blocks);
      else this.addTable(block);
    }
  }

  /** What is read in its own column; after it the one around it continues. */
  private inColumn(blocks: readonly FlowBlock[]): void {
    const around = this.column;
    this.column = this.columns;
    this.columns += 1;
    this.isNew = true;
    this.add(blocks);
    this.column = around;
    this.isNew = true;
  }

  private addParagraph(paragraph: FlowParagraph): void {
    const lines = linesOf(paragraph);
    if (lines.every(({ runs }) => cellsOf(runs, this.body).length === 0)) this.empty += 1;
    for (const line of lines) this.addLine([line]);
  }

  private addTable({ rows }: FlowTable): void {
    const table = this.tables;
    this.tables += 1;
    rows.forEach((cells, row) => {
      const filled = cells.filter((cell) => paragraphsOf(cell).some(hasWords));
      if (filled.length > 1 && areColumns(filled)) for (const cell of filled) this.inColumn(cell);
      else if (filled.length > 1) this.addRow(filled, { table, row });
      else for (const cell of filled) this.add(cell);
    });
  }

  /** A row of short cells is one line; what a cell has more than one line of follows below. */
  private addRow(cells: readonly FlowBlock[][], place: { table: number; row: number }): void {
    const lists = cells.map((cell) => paragraphsOf(cell).filter(hasWords).flatMap(linesOf));
    const first = lists[0] ?? [];
    const last = lists.at(-1) ?? [];
    const from = this.lines.length;
    const isEven = lists.every(({ length }) => length === first.length) && first.length <= 3;
    if (isEven) for (const at of first.keys()) this.addLine(lists.flatMap((list) => list[at] ?? []));
    else if (first.length <= last.length) {
      // A label of several lines is read before what it is beside.
      this.addLine([...lists.slice(0, -1).flat(), ...last.slice(0, 1)], first.length > 0);
      for (const line of last.slice(1)) this.addLine([line]);
    } else {
      for (const [at, line] of first.entries())
        this.addLine([line, ...lists.slice(1).flatMap((list) => list[at] ?? [])]);
    }
    for (let at = from; at < this.lines.length; at += 1) {
      const line = this.lines[at];
      if (line) this.lines[at] = { ...line, table: { ...place, column: 0 } };
    }
  }

  private addLine(parts: readonly FlowLine[], sideHeading = false): void {
    const cells = parts.flatMap(({ runs }) => cellsOf(runs, this.body));
    const [part] = parts;
    if (!part || cells.length === 0) return;
    const { paragraph } = part;
    const gapBefore = this.gapBefore(part);
    const isItem = paragraph.listLevel !== undefined && part.isFirst;
    const marked = withoutBullet(cells[0]?.text ?? '');
    if (marked.bullet && cells[0]) cells[0] = shortened(cells[0], marked.text);
    const text = cells.map((cell) => cell.text).join('\t');
    const sizes = cells.map(({ size }) => size);
    this.lines.push({
      cells,
      text,
      column: this.column,
      block: 0,
      indent: Math.round((paragraph.indent / this.body) * 100) / 100,
      gapBefore,
      scale: Math.round((Math.max(...sizes) / this.body) * 100) / 100,
      bold: cells.every((cell) => cell.bold),
      italic: cells.every((cell) => cell.italic),
      caps: isCaps(text),
      bullet: isItem || marked.bullet,
      wraps: false,
      ...(paragraph.listLevel === undefined ? {} : { listLevel: paragraph.listLevel }),
      ...(paragraph.headingLevel && part.isFirst ? { headingLevel: paragraph.headingLevel } : {}),
      ...(paragraph.isTitle ? { isTitle: true } : {}),
      ...(sideHeading ? { sideHeading: true } : {}),
      ...(PAGE_NUMBER.test(text) && paragraph.kind === 'paragraph' && this.lines.length > 3
        ? { isRunning: true }
        : {}),
    });
    this.isNew = false;
    this.empty = 0;
    this.below = paragraph.after;
  }

  private gapBefore({ paragraph, isFirst }: FlowLine): number {
    if (this.lines.length === 0 || !isFirst || this.isNew) return this.isNew ? this.empty : 0;
    const points = Math.max(paragraph.before, this.below);
    return Math.round((this.empty + points / (this.body * 1.2)) * 100) / 100;
  }
}

/** Takes the space that the file leaves between all paragraphs off each gap, and counts the blocks. */
function inBlocks(lines: readonly LayoutLine[]): LayoutLine[] {
  const gaps = lines.map(({ gapBefore }) => gapBefore).toSorted((one, other) => one - other);
  const usual = gaps[Math.floor(gaps.length * 0.35)] ?? 0;
  let block = 0;
  return lines.map((line, index) => {
    const gapBefore = Math.round(Math.max(0, line.gapBefore - usual) * 100) / 100;
    const before = lines[index - 1];
    if (before && (before.column !== line.column || gapBefore > 0.35)) block += 1;
    return { ...line, gapBefore, block };
  });
}

const hasWords = ({ runs }: FlowParagraph): boolean => runs.some(({ text }) => text.trim() !== '');

function paragraphsOf(blocks: readonly FlowBlock[]): FlowParagraph[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block];
    return paragraphsOf(block.kind === 'frame' ? block.blocks : block.rows.flat(2));
  });
}

/** Cells that each hold a good part of the document are columns of it, and no row. */
function areColumns(cells: readonly FlowBlock[][]): boolean {
  const lists = cells.map((cell) => paragraphsOf(cell).filter(hasWords));
  const headed = lists.filter(
    (list) => list.length > 1 && list.some(({ headingLevel }) => headingLevel),
  ).length;
  const long = lists.filter((list) => list.length > 3).length;
  return headed > 1 || long > 1 || cells.some((cell) => cell.some(({ kind }) => kind === 'table'));
}

function linesOf(paragraph: FlowParagraph): FlowLine[] {
  const lines: FlowLine[] = [{ paragraph, runs: [], isFirst: true }];
  for (const run of paragraph.runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push({ paragraph, runs: [], isFirst: false });
      lines.at(-1)?.runs.push({ ...run, text });
    });
  }
  return lines;
}

/** The words between tabs, each with its faces. */
function cellsOf(runs: readonly FlowRun[], body: number): LayoutCell[] {
  const groups: FlowRun[][] = [[]];
  for (const run of runs) {
    run.text.split(/\t+| {4,}/).forEach((text, index) => {
      if (index > 0) groups.push([]);
      if (text !== '') groups.at(-1)?.push({ ...run, text });
    });
  }
  return groups.map((group) => cellOf(group, body)).filter(({ text }) => text !== '');
}

function cellOf(runs: readonly FlowRun[], body: number): LayoutCell {
  let text = '';
  const faces: CellFace[] = [];
  for (const run of runs) {
    const next = cleanLine(`x${text}${run.text}x`).slice(1, -1).trimStart();
    if (next.trimEnd() !== text.trimEnd()) {
      const { bold, italic, size, colour } = run;
      const last = faces.at(-1);
      if (!last || !isSameFace(last, run))
        faces.push({ from: text.length, bold, italic, size, ...(colour ? { colour } : {}) });
    }
    text = next;
  }
  return { text: cleanLine(text), ...wholeFace(runs, body), ...(faces.length > 1 ? { faces } : {}) };
}

/** The face of a cell where it is one: that of all its words, in the size and colour of its longest part. */
function wholeFace(runs: readonly FlowRun[], body: number): Omit<LayoutCell, 'text' | 'faces'> {
  const longest = runs.toSorted((one, other) => other.text.length - one.text.length)[0];
  const words = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const link = runs.find((run) => run.link)?.link;
  return {
    left: 0,
    right: 0,
    bold: words.length > 0 && words.every(({ bold }) => bold),
    italic: words.length > 0 && words.every(({ italic }) => italic),
    size: longest?.size ?? body,
    font: '',
    ...(longest?.colour ? { colour: longest.colour } : {}),
    ...(link ? { link } : {}),
  };
}

const isSameFace = (one: CellFace, other: FlowRun): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.size === other.size &&
  one.colour === other.colour;

/** A cell without its bullet. */
function shortened(cell: LayoutCell, text: string): LayoutCell {
  const cut = cell.text.length - text.length;
  const faces = cell.faces?.map((face) => ({ ...face, from: Math.max(0, face.from - cut) }));
  return { ...cell, text, ...(faces ? { faces } : {}) };
}

/** Size of most of the letters. */
function bodySize(blocks: readonly FlowBlock[]): number {
  const runs = paragraphsOf(blocks)
    .flatMap((paragraph) => paragraph.runs)
    .toSorted((one, other) => one.size - other.size);
  let left = runs.reduce((sum, { text }) => sum + text.length, 0) / 2;
  for (const { size, text } of runs) {
    left -= text.length;
    if (left <= 0) return size;
  }
  return 11;
}
