import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { ResumeForm } from '../form/resume-form.ts';

/** Edits that the server does not have yet, kept on the device. */
export interface ResumeDraft {
  /** The resume's id, or for one that was never saved the key it is saved under. */
  id: string;
  userId: string;
  /** Missing while the resume was never saved. */
  resumeId?: string;
  /** Version of the resume that the edits start from. */
  version?: number;
  /** Names the first save, so that repeating it makes no second resume. */
  creationKey: string;
  form: ResumeForm;
  step: string;
  /** Milliseconds since the epoch. */
  editedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: ResumeDraft; indexes: { byUser: string } };
}

const DATABASE = 'career-toolkit-drafts';

let database: Promise<IDBPDatabase<DraftSchema>> | undefined;

function open(): Promise<IDBPDatabase<DraftSchema>> {
  database ??= openDB<DraftSchema>(DATABASE, 1, {
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
export const draftEpoch = (): number => epoch;

/** The draft of a stored resume, if this person left one on this device. */
export async function findDraft(userId: string, id: string): Promise<ResumeDraft | undefined> {
  const draft = await (await open()).get('drafts', id);
  return draft?.userId === userId ? draft : undefined;
}

/** Drafts of resumes that were never saved, newest first. */
export async function listUnsavedDrafts(userId: string): Promise<ResumeDraft[]> {
  const drafts = await (await open()).getAllFromIndex('drafts', 'byUser', userId);
  return drafts.filter((draft) => !draft.resumeId).sort((left, right) => right.editedAt - left.editedAt);
}

export async function putDraft(draft: ResumeDraft): Promise<void> {
  await (await open()).put('drafts', draft);
}

export async function dropDraft(id: string): Promise<void> {
  await (await open()).delete('drafts', id);
}

/** Forgets every draft on this device. For signing out by choice; a session that expired keeps them. */
export async function clearDrafts(): Promise<void> {
  epoch += 1;
  await (await open()).clear('drafts');
}

/** Closes and removes the whole database. */
export async function deleteDraftDatabase(): Promise<void> {
  (await database)?.close();
  database = undefined;
  await deleteDB(DATABASE);
}
