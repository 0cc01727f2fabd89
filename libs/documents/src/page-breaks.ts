/** A stretch of the sheet from top to bottom, in the sheet's own pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** What is on a sheet, as page breaks see it. */
export interface SheetSpans {
  /** Height of the whole sheet. */
  height: number;
  sections: readonly Span[];
  entries: readonly Span[];
  /** Paragraphs, bullets, headings with what follows them, pictures: kept whole where that costs little room. */
  blocks: readonly Span[];
  /** Pictures, and what begins with the line after it: kept whole although much of a page stays white. */
  heads?: readonly Span[];
  /** The last two statements of an entry: parted where a fifth of the page would stay white. */
  tails?: readonly Span[];
  /** Lines of text: never cut. */
  lines: readonly Span[];
  /** Heights at which a new page was asked for. */
  starts?: readonly number[];
}

/** The part of the sheet that one page shows. */
export type PageSpan = Span;

export interface PageBreakOptions {
  /** Height of one page in the sheet's pixels. */
  pageHeight: number;
  /** Height of the first page where it differs (later pages may carry a top margin). */
  firstPageHeight?: number;
  maxPages?: number;
}

/** A break goes to a section boundary when one lies within this share of the page's end. */
const SECTION_WINDOW = 0.1;
const ENTRY_WINDOW = 0.16;
const BLOCK_WINDOW = 0.3;
/** Rather than leave more than this white, a statement is parted between two of its lines. */
const PARTED_WINDOW = 0.12;
const TAIL_WINDOW = 0.2;
/** A break may fall this far above what begins the next page: less than a line, so that none is left behind. */
const SLACK = 12;
/** Room kept above what a page starts with, so that a picture frame or a rule is not shaved off. */
const LEAD = 4;

/**
 * Where the pages of a sheet begin and end. A break prefers a boundary between sections near the page's end, then one
 * between entries, then one between blocks, and else falls between two lines, of one block where much of the page would
 * stay white: no line is ever cut while it is shorter than a page. Gaps at the top of a following page are skipped. Where
 * a new page was asked for, the page ends there.
 */
export function planPages(spans: SheetSpans, options: PageBreakOptions): PageSpan[] {
  const { pageHeight, maxPages = Number.POSITIVE_INFINITY } = options;
  const end = contentEnd(spans);
  const pages: PageSpan[] = [];
  let asked = [...(spans.starts ?? [])].sort((one, other) => one - other);
  let top = 0;
  while (pages.length < maxPages) {
    const room = pages.length === 0 ? (options.firstPageHeight ?? pageHeight) : pageHeight;
    const limit = top + room;
    asked = asked.filter((at) => at > top + LEAD + 1);
    const [next = Number.POSITIVE_INFINITY] = asked;
    if (next <= Math.min(limit, end)) {
      const bottom = aboveLines(next, top, spans.lines);
      pages.push({ top, bottom });
      asked.shift();
      top = nextStart(bottom, spans);
      continue;
    }
    if (end <= limit) {
      pages.push({ top, bottom: Math.max(end, Math.min(limit, spans.height)) });
      break;
    }
    const bottom = breakBefore(limit, top, spans, room);
    pages.push({ top, bottom });
    top = nextStart(bottom, spans);
  }
  return pages;
}

/** Bottom edges of all pages but the last, in the sheet's pixels: where an editor draws its page-end markers. */
export function pageEnds(spans: SheetSpans, options: PageBreakOptions): number[] {
  return planPages(spans, options)
    .slice(0, -1)
    .map((page) => page.bottom);
}

/** Empty room below the last line (a sheet is at least a page high) makes no page. */
function contentEnd({ height, blocks, lines }: SheetSpans): number {
  const bottoms = [...blocks, ...lines].map((span) => span.bottom);
  return bottoms.length === 0 ? height : Math.min(height, Math.max(...bottoms));
}

/** The height, or the nearest one above it at which no line of a column beside is cut. */
function aboveLines(at: number, top: number, lines: readonly Span[]): number {
  const cut = lines.filter((line) => line.top > top && line.top < at && at < line.bottom);
  return cut.length === 0 ? at : aboveLines(Math.min(...cut.map((line) => line.top)), top, lines);
}

function breakBefore(limit: number, top: number, spans: SheetSpans, pageHeight: number): number {
  const { sections, entries, blocks, lines, heads = blocks, tails = [] } = spans;
  const isSmall = (block: Span) => block.bottom - block.top <= pageHeight * BLOCK_WINDOW;
  const smallBlocks = blocks.filter(isSmall);
  const whole = [...smallBlocks, ...lines];
  const levels = [
    { boxes: sections, window: SECTION_WINDOW, uncut: whole },
    { boxes: entries, window: ENTRY_WINDOW, uncut: whole },
    { boxes: smallBlocks, window: PARTED_WINDOW, uncut: whole },
    { boxes: lines, window: PARTED_WINDOW, uncut: [...lines, ...[...heads, ...tails].filter(isSmall)] },
    { boxes: smallBlocks, window: TAIL_WINDOW, uncut: whole },
    { boxes: lines, window: TAIL_WINDOW, uncut: [...lines, ...[...heads, ...tails].filter(isSmall)] },
    { boxes: lines, window: PARTED_WINDOW, uncut: [...lines, ...heads.filter(isSmall)] },
    { boxes: smallBlocks, window: BLOCK_WINDOW, uncut: whole },
    { boxes: lines, window: 1, uncut: lines },
  ];
  for (const { boxes, window, uncut } of levels) {
    const earliest = Math.max(limit - pageHeight * window, top + LEAD + 1);
    const found = lastCleanBreak({ top: earliest, bottom: limit }, boxes, uncut);
    if (found !== undefined) return found;
  }
  return limit;
}

function lastCleanBreak(window: Span, boxes: readonly Span[], uncut: readonly Span[]): number | undefined {
  const starts = boxes.map((box) => box.top).filter((at) => at >= window.top && at <= window.bottom);
  const atEnd = boxes.length > 0 && !cuts(window.bottom, boxes) ? [window.bottom] : [];
  const edges = uncut.flatMap(({ top, bottom }) => [top, bottom]).sort((a, b) => b - a);
  const places = [...atEnd, ...starts.sort((a, b) => b - a)];
  for (const place of places) {
    // Beside another column, the gaps between the lines of both seldom begin at one height.
    const near = edges.filter((edge) => edge < place && edge > place - SLACK && edge > window.top);
    const found = [place, ...near].find((at) => !cuts(at, uncut));
    if (found !== undefined) return found;
  }
  return undefined;
}

function cuts(at: number, boxes: readonly Span[]): boolean {
  return boxes.some((box) => box.top < at && at < box.bottom);
}

function nextStart(bottom: number, { blocks, lines }: SheetSpans): number {
  const following = [...blocks, ...lines].filter((span) => span.bottom > bottom).map((span) => span.top);
  if (following.length === 0) return bottom;
  return Math.max(bottom, Math.min(...following) - LEAD);
}
