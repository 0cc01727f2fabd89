import Papa from 'papaparse';

/** One row of a table. */
export interface CsvRow {
  /** As a spreadsheet counts them: the first row is 1. */
  number: number;
  cells: string[];
  /** The row cannot be read: a quotation mark in it is opened or closed in the wrong place. */
  isBroken: boolean;
}

/**
 * What a spreadsheet program takes for the start of a formula, also behind spaces and in its wide form; and a text that
 * looks guarded already, so that taking guards off gives back exactly what was there.
 */
const FORMULA = /^'*(?:\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;
const GUARDED_FORMULA = /^'(?='*(?:\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n]))/;

const BYTE_ORDER_MARK = '\ufeff';
/** How the first line gives Excel the separator. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;

/**
 * The rows of a CSV text, with comma, semicolon, tab or bar between the cells, whichever the text uses. Empty rows are
 * left out but counted. A guard that `csvText` put before a formula is taken off.
 */
export function csvRows(text: string): CsvRow[] {
  const plain = text.replace(BYTE_ORDER_MARK, '').replace(SEPARATOR_LINE, '');
  const { data, errors } = Papa.parse<string[]>(plain, { header: false, dynamicTyping: false });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => cell.trim().replace(GUARDED_FORMULA, '')),
      isBroken: broken.has(index),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Rows as CSV text (RFC 4180), without a byte order mark. A cell that a spreadsheet would run gets `'` in front. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** Starts a CSV file that Excel is to read as UTF-8. */
export const CSV_START = BYTE_ORDER_MARK;
