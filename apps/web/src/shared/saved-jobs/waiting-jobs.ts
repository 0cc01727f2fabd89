import type { SaveSavedJobDto } from '@career/contracts/client/types.gen';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore } from 'zustand/vanilla';

/** A job that was saved without a connection: it waits on this device for the server. */
export interface WaitingJob {
  /** Names its creation, so that it is saved once however often it is sent. */
  key: string;
  userId: string;
  body: SaveSavedJobDto;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

interface WaitingSchema extends DBSchema {
  jobs: { key: string; value: WaitingJob };
}

const DATABASE = 'career-toolkit-waiting-jobs';

let database: Promise<IDBPDatabase<WaitingSchema>> | undefined;

/** Rises with each change of what waits. */
export const waitingStore = createStore<{ turn: number }>(() => ({ turn: 0 }));
const announce = (): void => waitingStore.setState(({ turn }) => ({ turn: turn + 1 }));

function open(): Promise<IDBPDatabase<WaitingSchema>> {
  database ??= openDB<WaitingSchema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('jobs', { keyPath: 'key' });
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** Keeps a job until the server has it. @throws where the device refuses storage. */
export async function keepWaiting(job: WaitingJob): Promise<void> {
  await (await open()).put('jobs', job);
  announce();
}

/** The jobs of a person that wait, oldest first. */
export async function waitingJobs(userId: string): Promise<WaitingJob[]> {
  const all = await (await open()).getAll('jobs');
  return all.filter((one) => one.userId === userId).sort((one, other) => one.keptAt - other.keptAt);
}

export async function dropWaiting(key: string): Promise<void> {
  await (await open()).delete('jobs', key);
  announce();
}

/** Forgets every job that waits. For signing out by choice. */
export async function clearWaiting(): Promise<void> {
  await (await open()).clear('jobs');
  announce();
}
