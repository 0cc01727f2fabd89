import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startMark } from './process-identity.ts';

interface Holder {
  pid: number;
  mark: string | undefined;
}

/** Thrown when a living process holds the lock. */
export class LockHeld extends Error {
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(`${file} is held by process ${pid}`);
    this.name = 'LockHeld';
    this.pid = pid;
  }
}

/**
 * Takes a lock that ends with the process, even one that is killed: a file that names its holder and when it
 * started, so a file left behind is known as such.
 * @returns a function that gives it back.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, mark: startMark(process.pid) };
  const draft = `${file}.${process.pid}.new`;
  for (;;) {
    try {
      // Linked, not written: nobody may see the lock without its holder's name in it.
      writeFileSync(draft, JSON.stringify(own));
      linkSync(draft, file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const holder = readHolder(file);
    if (holder && startMark(holder.pid) === holder.mark) throw new LockHeld(file, holder.pid);
    setAside(file, holder);
  }
}

/** Takes the lock, waiting for its holder. `onWait` is called once when there is something to wait for. */
export async function waitForLock(file: string, onWait: (pid: number) => void): Promise<() => void> {
  for (let said = false; ; ) {
    try {
      return takeLock(file);
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      if (!said) onWait(error.pid);
      said = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Renaming is one step, so of several that find the same old file only one moves it away. */
function setAside(file: string, stale: Holder | undefined): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && moved.pid !== stale?.pid && startMark(moved.pid) === moved.mark) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
