import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LetterForm } from '../form/letter-form.ts';

/** Edits of a letter that the server does not have yet, kept on the device. */
export interface LetterDraft {
  /** The letter's id, or for one that was never saved the key it is saved under. */
  id: string;
  userId: string;
  /** Missing while the letter was never saved. */
  letterId?: string;
  /** Version of the letter that the edits start from. */
  version?: number;
  form: LetterForm;
  /** Milliseconds since the epoch. */
  editedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: LetterDraft; indexes: { byUser: string } };
}

let database: Promise<IDBPDatabase<DraftSchema>> | undefined;

function open(): Promise<IDBPDatabase<DraftSchema>> {
  database ??= openDB<DraftSchema>('career-toolkit-letter-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byUser', 'userId');
    },
    terminated() {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** Raised by each clearing; a writer of an earlier epoch must not bring its draft back. */
let epoch = 0;
export const letterDraftEpoch = (): number => epoch;

/** The draft of a stored letter, if this person left one on this device. */
export async function findLetterDraft(userId: string, letterId: string): Promise<LetterDraft | undefined> {
  const draft = await (await open()).get('drafts', letterId);
  return draft?.userId === userId ? draft : undefined;
}

/** Drafts of letters that were never saved, newest first. */
export async function listNewLetterDrafts(userId: string): Promise<LetterDraft[]> {
  const drafts = await (await open()).getAllFromIndex('drafts', 'byUser', userId);
  return drafts.filter(({ letterId }) => !letterId).sort((left, right) => right.editedAt - left.editedAt);
}

export async function putLetterDraft(draft: LetterDraft): Promise<void> {
  await (await open()).put('drafts', draft);
}

export async function dropLetterDraft(id: string): Promise<void> {
  await (await open()).delete('drafts', id);
}

/** Forgets every draft of a letter on this device. */
export async function clearLetterDrafts(): Promise<void> {
  epoch += 1;
  await (await open()).clear('drafts');
}
