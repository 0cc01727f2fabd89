import type { PageSpan } from '../page-breaks.ts';

const A4_WIDTH_MM = 210;
const PAPER = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const;
/** Room at the top of the pages after the first and at the bottom of all, in CSS pixels. */
const MARGIN = { top: 40, bottom: 36, firstBottom: 22 } as const;

interface PageFrame {
  paper: { width: number; height: number };
  /** Room above the first page and above the others, in the pixels of the sheet. */
  firstTop: number;
  top: number;
}

/** A box in the pixels of the sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box in the points of a page, measured from its bottom left corner as the format wants it. */
export type PointBox = Box;

/** The part of a box that one page shows. */
export interface Slice {
  page: number;
  box: PointBox;
  /** The box began above what the page shows. */
  startsBefore: boolean;
  /** The box goes on below it. */
  endsAfter: boolean;
}

/** What of a sheet decides its pages. */
type MeasuredSheet = Pick<HTMLElement, 'dataset' | 'offsetWidth' | 'offsetHeight'>;

/** How the pixels of a sheet map to the points of its pages. */
export class PageLayout {
  readonly paper: { width: number; height: number };
  readonly points: number;
  pages: PageSpan[] = [];
  readonly #sheetHeight: number;
  readonly #firstTop: number;
  readonly #top: number;

  private constructor(sheet: MeasuredSheet, { paper, firstTop, top }: PageFrame) {
    this.paper = paper;
    this.points = paper.width / sheet.offsetWidth;
    this.#sheetHeight = sheet.offsetHeight;
    this.#firstTop = firstTop;
    this.#top = top;
  }

  /** Pages of the sheet's own paper; the first begins at its edge, as the sheet does. */
  static ofSheet(sheet: MeasuredSheet): PageLayout {
    const paper = sheet.dataset.pageSize === 'a4' ? PAPER.a4 : PAPER.letter;
    return new PageLayout(sheet, { paper, firstTop: 0, top: MARGIN.top });
  }

  /** A4 whatever the sheet's paper, with the same room above every page; what begins at the sheet's edge fills that room. */
  static onA4(sheet: MeasuredSheet, topMm: number): PageLayout {
    const top = (topMm * sheet.offsetWidth) / A4_WIDTH_MM;
    return new PageLayout(sheet, { paper: PAPER.a4, firstTop: top, top });
  }

  get breakOptions(): { pageHeight: number; firstPageHeight: number } {
    const height = this.paper.height / this.points;
    return { pageHeight: height - MARGIN.top - MARGIN.bottom, firstPageHeight: height - MARGIN.firstBottom };
  }

  /** Page that shows this height of the sheet. */
  pageAt(y: number): number {
    const index = this.pages.findIndex((page) => y < page.bottom);
    return index < 0 ? this.pages.length - 1 : index;
  }

  /** A point of the sheet on a page. */
  place(page: number, x: number, y: number): { x: number; y: number } {
    const span = this.pages[page];
    const margin = page === 0 ? this.#firstTop : this.#top;
    return { x: x * this.points, y: this.paper.height - (y - (span?.top ?? 0) + margin) * this.points };
  }

  /**
   * The part of a box on each page that it reaches. What goes on before or after the page runs to the paper's edge, so
   * that a coloured column does not stop at the margins; so does what ends with the sheet.
   */
  slices({ x, y, width, height }: Box): Slice[] {
    return this.pages.flatMap((span, page) => {
      const isFirst = page === 0;
      if (y >= span.bottom - 0.5 || (y + height <= span.top + 0.5 && !isFirst)) return [];
      const startsBefore = y < span.top - 0.5 || (isFirst && this.#firstTop > 0 && y <= 0.5);
      const isTail =
        page === this.pages.length - 1 &&
        y + height >= this.#sheetHeight - 1 &&
        height > this.#sheetHeight / 3;
      const endsAfter = y + height > span.bottom + 0.5 || isTail;
      const top = startsBefore ? this.paper.height : this.place(page, x, y).y;
      const bottom = endsAfter ? 0 : this.place(page, x, y + height).y;
      return [
        {
          page,
          box: { x: x * this.points, y: bottom, width: width * this.points, height: top - bottom },
          startsBefore,
          endsAfter,
        },
      ];
    });
  }
}
