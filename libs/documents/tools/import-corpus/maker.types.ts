import type { Layout } from './layouts.ts';
import type { Person } from './person.types.ts';

/** A file that was made, or why it was not. `printable` is the same as a PDF where the file is none. */
export type Made =
  | { person: Person; bytes: Uint8Array; printable?: Uint8Array }
  | { person: Person; fault: string };

/** Makes the files of one family of layouts. */
export interface Maker {
  /** Makes ready what all layouts need; answers why it cannot. */
  prepare(folder: string): Promise<string | undefined>;
  /** Changes when files of this layout have to be made again. */
  version(layout: Layout): string;
  make(layout: Layout, people: readonly Person[]): AsyncIterable<Made>;
  close(): Promise<void>;
}
