import type { ImportProblem } from '@career/documents/import/import-refused';
import type { ReadResume } from '@career/documents/import/read-resume.types';

/** Width and height of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** What the reader's worker is asked for. */
export type ReadingOrder =
  | { type: 'read'; source: Blob | string }
  /** Draws a page, from 0, as many pixels wide. */
  | { type: 'draw'; id: number; page: number; width: number };

/** What the reader's worker says. */
export type ReadingReport =
  /** It waits for code from the network. */
  | { type: 'loading' }
  | { type: 'reading'; words: string }
  | { type: 'read'; read: ReadResume; pages: PageSize[]; pagesInFile: number }
  | { type: 'refused'; problem: ImportProblem; message: string }
  /** Code that this kind of file needs is not on the device, and there is no connection. */
  | { type: 'missing' }
  | { type: 'failed'; error: string }
  | { type: 'drawn'; id: number; picture: ImageBitmap }
  | { type: 'not-drawn'; id: number };
