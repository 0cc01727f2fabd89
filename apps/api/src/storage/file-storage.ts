import type { Readable } from 'node:stream';

/** A file as it is read. */
export interface StoredFile {
  content: Readable;
  /** Bytes. */
  size: number;
}

/** Keeps files under keys that the product makes itself, never under a name that somebody sent. */
export abstract class FileStorage {
  /** Stores the file at a path, which may be moved away by it. */
  abstract keep(key: string, path: string): Promise<void>;

  abstract has(key: string): Promise<boolean>;

  /** @returns undefined when there is none. */
  abstract read(key: string): Promise<StoredFile | undefined>;

  /** Removes the file; one that is not there counts as removed. */
  abstract remove(key: string): Promise<void>;
}
