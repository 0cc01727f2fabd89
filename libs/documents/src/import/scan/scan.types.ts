/** A rectangle on a straightened page, in pixels from its upper left corner. */
interface ScanBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A word that was read in a picture. */
export interface ScanWord {
  text: string;
  /** From 0 to 100, as the reader of letters gives it. */
  confidence: number;
  bbox: ScanBox;
}

/** Words that are on one line. */
export interface ScanLine {
  words: readonly ScanWord[];
  bbox: ScanBox;
  baseline: ScanBox;
  rowAttributes: { ascenders: number; descenders: number; rowHeight: number };
}

/** A page that was read. */
export interface ScanPage {
  width: number;
  height: number;
  lines: readonly ScanLine[];
}

/** What reads letters: the same in the browser and in the tests. */
export interface LetterReader {
  /** Reads a picture file (PGM). */
  read(file: Uint8Array<ArrayBuffer>): Promise<{ confidence: number; lines: readonly ScanLine[] }>;
}
