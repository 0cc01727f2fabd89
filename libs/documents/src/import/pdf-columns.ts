/** A piece of text as PDF.js gives it. */
export interface PdfItem {
  str: string;
  /** Scale, skew and place: the last two are the left end and the baseline, from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
  fontName?: string;
}

export interface Segment {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  font: string;
}

export interface Row {
  segments: Segment[];
  /** Right edge of the column it stands in. */
  edge?: number;
  baseline: number;
  size: number;
}

export interface PageColumns {
  /** Above the columns, or the whole page where there are none. */
  top: Row[];
  left: Row[];
  right: Row[];
  /** Where the columns part. */
  gutter: number | undefined;
}

/** Joins the pieces that stand on one line without a wide gap. */
export function segmentsOf(items: readonly PdfItem[]): Segment[] {
  const segments: Segment[] = [];
  // Where the file writes its spaces, a gap between letters is only a look.
  const spaces = items.filter(({ str }) => /\S \S/.test(str)).length;
  const leastGap = spaces > items.length * 0.1 ? 0.3 : 0.16;
  let open: Segment | undefined;
  for (const { str, transform, width, height, fontName: font = '' } of items) {
    const [, , skew = 0, scale = 0, left = 0, baseline = 0] = transform;
    const size = Math.hypot(skew, scale) || height;
    if (str === '' || size === 0) continue;
    const gap: number = open ? left - open.right : 0;
    const isSameLine =
      open !== undefined && Math.abs(open.baseline - baseline) < Math.min(size, open.size) * 0.45;
    if (open && isSameLine && gap > -size && gap < size * 1.6) {
      const isSpaced = gap > size * leastGap && !/\s$/.test(open.text) && !/^\s/.test(str);
      open.text += isSpaced ? ` ${str}` : str;
      open.right = Math.max(open.right, left + width);
      if (str.trim() !== '') open.size = Math.max(open.size, size);
    } else if (str.trim() !== '') {
      open = { text: str, left, right: left + width, baseline, size, font };
      segments.push(open);
    }
  }
  for (const segment of segments) segment.text = segment.text.replace(/\s+$/, '');
  return segments;
}

/** Segments on one baseline, from the top of the page down. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments.toSorted((one, other) => other.baseline - one.baseline)) {
    const last = rows.at(-1);
    if (last && Math.abs(last.baseline - segment.baseline) < Math.min(last.size, segment.size) * 0.5) {
      last.segments.push(segment);
      last.size = Math.max(last.size, segment.size);
    } else rows.push({ segments: [segment], baseline: segment.baseline, size: segment.size });
  }
  for (const row of rows) row.segments.sort((one, other) => one.left - other.left);
  return rows;
}

/** A side that holds dates, places or bullets alone is no column but the edge of one. */
const isEdge = (segments: readonly Segment[]): boolean => {
  const short = segments.filter(
    ({ text }) => /(?:19|20)\d{2}|present|^[•·▪–-]$|\d\.\d/i.test(text) || text.length < 3,
  ).length;
  return short > segments.length * 0.5;
};

/** Where two columns part below a row: a gap that no line crosses and that has enough text on either side. */
function gutterOf(rows: readonly Row[]): number | undefined {
  const segments = rows.flatMap((row) => row.segments);
  if (rows.length < 6) return undefined;
  const starts = [...new Set(segments.map(({ left }) => Math.round(left)))].sort((one, other) => one - other);
  let best: { at: number; score: number } | undefined;
  for (const start of starts.slice(1)) {
    const right = segments.filter(({ left }) => left >= start - 1);
    const left = segments.filter((segment) => segment.left < start - 1);
    const end = Math.max(...left.map((segment) => segment.right));
    if (start - end < 8 || left.length < 4 || right.length < 4 || isEdge(left) || isEdge(right)) continue;
    const words = (side: readonly Segment[]): number => side.reduce((sum, { text }) => sum + text.length, 0);
    const share = Math.min(words(left), words(right)) / (words(left) + words(right));
    if (share < 0.08) continue;
    // A title at the left and its place at the right stand on one line again and again; columns seldom agree.
    const shared = rows.filter(
      ({ segments: row }) =>
        row.some((each) => each.left < start - 1) && row.some((each) => each.left >= start - 1),
    ).length;
    const rightRows = rows.filter(({ segments: row }) => row.some((each) => each.left >= start - 1)).length;
    const isRagged =
      new Set(right.map((each) => Math.round(each.left / 3))).size > Math.max(6, right.length * 0.5);
    if (isRagged || (shared === rightRows && rightRows < rows.length * 0.6)) continue;
    const score = start - end + share * 40;
    if (!best || score > best.score) best = { at: (start + end) / 2, score };
  }
  return best?.at;
}

export function columnsOf(rows: Row[], before: number | undefined): PageColumns {
  // From the top: the first row under which the page parts.
  for (let from = 0; from <= Math.min(rows.length - 6, 14); from += 1) {
    const gutter = gutterOf(rows.slice(from));
    if (gutter === undefined) continue;
    return { top: withEdge(rows.slice(0, from)), ...parted(rows.slice(from), gutter), gutter };
  }
  // A last page may go on with one of the columns of the page before.
  if (before !== undefined) {
    const isOneSide = rows.every(({ segments }) =>
      segments.every((each) => each.right < before || each.left > before),
    );
    if (isOneSide) return { top: [], ...parted(rows, before), gutter: before };
  }
  return { top: withEdge(rows), left: [], right: [], gutter: undefined };
}

function parted(rows: readonly Row[], gutter: number): { left: Row[]; right: Row[] } {
  const side = (keep: (segment: Segment) => boolean): Row[] =>
    withEdge(
      rows
        .map((row) => ({ ...row, segments: row.segments.filter(keep) }))
        .filter(({ segments }) => segments.length > 0)
        .map((row) => ({ ...row, size: Math.max(...row.segments.map(({ size }) => size)) })),
    );
  return { left: side(({ left }) => left < gutter), right: side(({ left }) => left >= gutter) };
}

/** The rows with the right edge of the column that they fill. */
function withEdge(rows: Row[]): Row[] {
  const edge = Math.max(...rows.flatMap(({ segments }) => segments.map(({ right }) => right)));
  return rows.map((row) => ({ ...row, edge }));
}

/** A column that goes on over a page end is read on before the next column. */
export function inReadingOrder(pages: readonly PageColumns[]): (Row & { page: number })[] {
  const rows: (Row & { page: number })[] = [];
  const add = (part: readonly Row[], page: number): void => {
    for (const row of part) rows.push({ ...row, page });
  };
  for (let page = 0; page < pages.length; ) {
    const from = page;
    const first = pages[from];
    if (!first) break;
    add(first.top, from);
    page += 1;
    if (first.gutter === undefined) continue;
    while (page < pages.length && pages[page]?.gutter !== undefined && (pages[page]?.top.length ?? 0) === 0)
      page += 1;
    for (const side of ['left', 'right'] as const) {
      for (let at = from; at < page; at += 1) add(pages[at]?.[side] ?? [], at);
    }
  }
  return rows;
}
