import type { ReadResume } from '@career/documents/import/read-resume.types';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { clearWaitingMark, setWaitingMark, waitingMark } from './waiting-mark.ts';

/** A CV that was read on this device before anybody signed in. */
export interface WaitingImport {
  read: ReadResume;
  /** Pages of the file beyond those that were read. */
  pagesLeft: number;
}

interface WaitingSchema extends DBSchema {
  imports: { key: string; value: WaitingImport };
}

const DATABASE = 'career-toolkit-waiting-import';
/** There is one at most: a new one replaces the one before. */
const KEY = 'import';

async function withStore<Answer>(
  work: (db: IDBPDatabase<WaitingSchema>) => Promise<Answer>,
): Promise<Answer> {
  const db = await openDB<WaitingSchema>(DATABASE, 1, {
    upgrade: (opened) => {
      opened.createObjectStore('imports');
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Keeps what was read until somebody signs in here. @throws where the browser keeps nothing. */
export async function keepWaitingImport(waiting: WaitingImport): Promise<void> {
  try {
    // First: what has no mark would never be erased.
    setWaitingMark();
    await withStore((db) => db.put('imports', waiting, KEY));
  } catch (error) {
    await dropWaitingImport();
    throw error;
  }
}

/** What waits; what has waited too long is erased instead. */
export async function findWaitingImport(): Promise<WaitingImport | undefined> {
  const mark = waitingMark();
  if (mark === 'none') return undefined;
  if (mark === 'expired') {
    await dropWaitingImport();
    return undefined;
  }
  return await withStore((db) => db.get('imports', KEY)).catch(() => undefined);
}

/** Erases it: used, unwanted, too old, or somebody signed out. */
export async function dropWaitingImport(): Promise<void> {
  clearWaitingMark();
  await withStore((db) => db.clear('imports')).catch(() => undefined);
}
