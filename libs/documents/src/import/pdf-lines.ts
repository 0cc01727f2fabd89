import { cleanLine, type ImportLine } from './import-line.ts';
import { ImportRefused } from './import-refused.ts';
import {
  columnsOf,
  inReadingOrder,
  type PageColumns,
  type PdfItem,
  type Row,
  rowsOf,
  segmentsOf,
} from './pdf-columns.ts';

/** What is used of a document that PDF.js opened. */
export interface OpenedPdf {
  numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ items: readonly object[] }>;
  }>;
}

/** Pages that are read; a resume has fewer. */
const MOST_PAGES = 20;

/** The lines of a PDF in reading order, column after column. */
export async function pdfLines(
  pdf: OpenedPdf,
  say?: (page: number, pages: number) => void,
): Promise<ImportLine[]> {
  const pages: PageColumns[] = [];
  const count = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= count; number += 1) {
    say?.(number, count);
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const segments = segmentsOf(items.filter((item): item is PdfItem => 'str' in item));
    pages.push(columnsOf(rowsOf(segments), pages.at(-1)?.gutter));
  }
  const rows = inReadingOrder(pages);
  if (rows.length === 0) throw new ImportRefused('no-text');
  return linesOf(rows);
}

function linesOf(rows: readonly (Row & { page: number })[]): ImportLine[] {
  const sizes = rows
    .flatMap(({ segments, size }) =>
      Array<number>(Math.ceil(segments.reduce((sum, { text }) => sum + text.length, 0) / 10)).fill(size),
    )
    .sort((one, other) => one - other);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const steps: number[] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before && before.page === row.page && before.baseline > row.baseline)
      steps.push(before.baseline - row.baseline);
  });
  const step = steps.sort((one, other) => one - other)[Math.floor(steps.length * 0.4)] ?? body * 1.3;
  const lines: ImportLine[] = [];
  rows.forEach((row, index) => {
    const text = cleanLine(
      row.segments
        .map((segment) => segment.text)
        .join('\t')
        .replace(/^([•·▪■●○◦➢➤✓–-])\t/, '$1 '),
    );
    if (text === '' || /^(?:page )?\d{1,2}(?: (?:of|\/) \d{1,2})?$/i.test(text)) return;
    const before = rows[index - 1];
    const isApart =
      before !== undefined &&
      (before.page !== row.page
        ? false
        : before.baseline < row.baseline || before.baseline - row.baseline > step * 1.35);
    lines.push({
      text,
      ...(isApart ? { isApart } : {}),
      ...(isFull(row, rows[index + 1]) ? { isFull: true } : {}),
      ...(Math.abs(row.size / body - 1) > 0.04 ? { scale: Math.round((row.size / body) * 100) / 100 } : {}),
    });
  });
  return withoutRunningHeads(lines, rows.at(-1)?.page ?? 0);
}

/** Whether a row ends where it does because the first word of the next one had no room. */
function isFull(row: Row, next: Row | undefined): boolean {
  const last = row.segments.at(-1);
  const first = next?.segments[0];
  if (!last || !first || row.edge === undefined || row.segments.length + (next?.segments.length ?? 0) > 2)
    return false;
  const isSame =
    last.font === first.font && Math.abs(last.size - first.size) < 0.1 && first.baseline < last.baseline;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const width = ((first.right - first.left) * word) / Math.max(1, first.text.length);
  return (
    isSame &&
    Math.abs(first.left - last.left) < last.size * 2 &&
    last.right + last.size * 0.2 + width > row.edge + 1
  );
}

/** A line that stands on most pages, such as a name with a page number, is read once. */
function withoutRunningHeads(lines: readonly ImportLine[], lastPage: number): ImportLine[] {
  if (lastPage === 0) return [...lines];
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const name = text.replace(/\d+/g, '#').toLowerCase();
    const isRunning = /#/.test(name) && /page/.test(name);
    if (isRunning && seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
