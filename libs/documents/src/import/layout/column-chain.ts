import { type PrintedRow, rowsOfColumn } from './printed-row.ts';
import type { ColumnsPart, Part } from './reading-order.ts';

/** The parts of a page; those of turned text are read after the others. */
export interface PageParts {
  upright: readonly Part[];
  turned: readonly { turn: number; parts: readonly Part[] }[];
}

/** Columns that go on on the next page have their edges in the same place. */
const SAME_EDGE = 6;

/** The rows of all pages: a column that goes on on the next page is read on before the column beside it. */
export function columnsInOrder(pages: readonly PageParts[]): PrintedRow[] {
  return new ColumnChain(pages).rows();
}

class ColumnChain {
  private readonly pages: readonly PageParts[];

  private readonly found: PrintedRow[] = [];

  private columns = 0;

  /** Parts that were read on from the page before. */
  private readonly done = new Set<Part>();

  constructor(pages: readonly PageParts[]) {
    this.pages = pages;
  }

  rows(): PrintedRow[] {
    this.pages.forEach(({ upright, turned }, page) => {
      for (const part of upright) if (!this.done.has(part)) this.readFrom(part, page);
      for (const { turn, parts } of turned)
        for (const part of parts) this.readPart(part, { page, turn, column: this.next() });
    });
    return this.found;
  }

  private next(): number {
    this.columns += 1;
    return this.columns - 1;
  }

  private readFrom(part: Part, page: number): void {
    if (part.kind === 'column') {
      this.readPart(part, { page, turn: 0, column: this.columnFor(part, page) });
      return;
    }
    const chain = this.chainFrom(part, page);
    part.edges.forEach((_, at) => {
      const column = this.next();
      chain.forEach((each, index) => {
        for (const inner of each.columns[at] ?? [])
          this.readPart(inner, { page: page + index, turn: 0, column });
      });
    });
  }

  /** A part of the whole width continues with the column of the one before it. */
  private columnFor(part: Part, page: number): number {
    const last = this.found.at(-1);
    const goesOn =
      last &&
      last.page >= page - 1 &&
      part.kind === 'column' &&
      part.left > last.left - SAME_EDGE &&
      part.left < (last.left + last.right) / 2;
    return goesOn ? last.column : this.next();
  }

  /** The same columns at the end of one page and at the start of the next. */
  private chainFrom(part: ColumnsPart, page: number): ColumnsPart[] {
    const chain = [part];
    for (let at = page; this.pages[at]?.upright.at(-1) === chain.at(-1); at += 1) {
      const next = this.pages[at + 1]?.upright[0];
      const columns = next && sameColumns(part, next);
      if (!columns) break;
      this.done.add(next);
      chain.push(columns);
      // A page that was fitted into the columns is not the last part of itself.
      if (columns !== next) break;
    }
    return chain;
  }

  private readPart(part: Part, place: { page: number; turn: number; column: number }): void {
    if (part.kind === 'column') {
      this.found.push(...rowsOfColumn(part, place));
      return;
    }
    for (const parts of part.columns)
      for (const inner of parts) this.readPart(inner, { ...place, column: this.next() });
  }
}

/** The next page's first part as columns like these: cut in the same places, or lying within one of them. */
function sameColumns(part: ColumnsPart, next: Part): ColumnsPart | undefined {
  if (next.kind === 'columns') {
    const isSame =
      next.edges.length === part.edges.length &&
      next.edges.every((edge, at) => Math.abs(edge - (part.edges[at] ?? 0)) < SAME_EDGE);
    return isSame ? next : undefined;
  }
  const at = part.edges.findIndex((edge, index) => {
    const end = part.edges[index + 1] ?? Number.POSITIVE_INFINITY;
    return next.left > edge - SAME_EDGE && next.right < end;
  });
  if (at < 0 || (at === 0 && part.edges.length < 2)) return undefined;
  return { ...part, columns: part.edges.map((_, index) => (index === at ? [next] : [])) };
}
