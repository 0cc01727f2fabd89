import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Thrown when the folder that data is kept in cannot be used. */
export class UnwritableFolder extends Error {}

/** Makes the folder where it is missing, and tries to write in it. @throws UnwritableFolder */
export function requireWritableFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    // Rights alone do not say whether a disk is full or mounted for reading only.
    rmSync(mkdtempSync(join(folder, '.writable-')), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnwritableFolder(
      `DATA_DIR, ${folder}, cannot be written (${code}). Name a folder that this user may write to, on a disk with room.`,
    );
  }
}

/** Node's own `recursive` never returns where a file system has no room for folders, such as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts at the same moment has made it.
    if (!existsSync(folder)) throw error;
  }
}
