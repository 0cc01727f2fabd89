import type { PageSize } from './reading-messages.ts';

/** Pages of a file that can be shown. */
export interface PageSource {
  readonly sizes: readonly PageSize[];
  /** A picture of a page as many pixels wide, or nothing where it cannot be drawn. The caller closes it. */
  draw(page: number, width: number): Promise<ImageBitmap | undefined>;
  /** Lets go of the file. */
  close(): void;
}
