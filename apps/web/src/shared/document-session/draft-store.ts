import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore } from 'zustand/vanilla';
import type { SaveKind } from './document-kind.ts';

/** Edits that the server does not have yet, kept on the device. */
export interface Draft<Form> {
  /** Names the draft; for what was never saved, its first save too. */
  id: string;
  userId: string;
  /** Missing while the document was never saved. */
  documentId?: string | undefined;
  /** Version that the edits start from, and the document as it was then. */
  version?: number | undefined;
  base?: Form | undefined;
  form: Form;
  /** Hashes of what was sent and not confirmed. */
  unconfirmed?: readonly string[];
  /** The save that the person asked for and that did not reach the server: it waits for the connection. */
  owed?: SaveKind | undefined;
  /** Where in the document the person was. */
  step?: string | undefined;
  /** Milliseconds since the epoch. */
  editedAt: number;
}

/** Drafts of earlier releases name their document by its kind. */
type StoredDraft<Form> = Draft<Form> & { resumeId?: string; letterId?: string };

interface DraftSchema<Form> extends DBSchema {
  drafts: { key: string; value: StoredDraft<Form>; indexes: { byUser: string } };
}

const decode = <Form>({ resumeId, letterId, ...draft }: StoredDraft<Form>): Draft<Form> => ({
  ...draft,
  documentId: draft.documentId ?? resumeId ?? letterId,
});

/** Where the drafts of each kind are. */
const DATABASES = {
  resume: 'career-toolkit-drafts',
  letter: 'career-toolkit-letter-drafts',
  application: 'career-toolkit-application-drafts',
  'saved-job': 'career-toolkit-saved-job-drafts',
};

export type DraftKind = keyof typeof DATABASES;

const openDatabase = <Form>(
  kind: DraftKind,
  terminated?: () => void,
): Promise<IDBPDatabase<DraftSchema<Form>>> =>
  openDB<DraftSchema<Form>>(DATABASES[kind], 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byUser', 'userId');
    },
    ...(terminated && { terminated }),
  });

let clearings = 0;

/** Rises with each change of what waits to be sent. */
export const waitingDraftsStore = createStore<{ turn: number }>(() => ({ turn: 0 }));
const announce = (): void => waitingDraftsStore.setState(({ turn }) => ({ turn: turn + 1 }));

/** The drafts of one kind on this device, each kind in its own database. */
export class DraftStore<Form> {
  private database: Promise<IDBPDatabase<DraftSchema<Form>>> | undefined;

  constructor(private readonly kind: DraftKind) {}

  /** Raised by each clearing; a writer of an earlier epoch must not bring its draft back. */
  epoch = (): number => clearings;

  /** This person's drafts of a document, or of what was never saved, newest first. */
  list = async (userId: string, documentId?: string): Promise<Draft<Form>[]> => {
    const drafts = await this.all(userId);
    return drafts
      .filter((draft) => draft.documentId === documentId)
      .sort((left, right) => right.editedAt - left.editedAt);
  };

  /** This person's drafts that wait to be sent, oldest first. */
  listOwed = async (userId: string): Promise<Draft<Form>[]> =>
    (await this.all(userId))
      .filter(({ owed }) => owed !== undefined)
      .sort((left, right) => left.editedAt - right.editedAt);

  /** The newest draft of a document, if this person left one on this device. */
  find = async (userId: string, documentId: string): Promise<Draft<Form> | undefined> =>
    (await this.list(userId, documentId))[0];

  put = async (draft: Draft<Form>): Promise<void> => {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    const written = transaction.store.put(draft);
    // At once: a page that is left while it writes would take an open transaction with it.
    transaction.commit();
    await Promise.all([written, transaction.done]);
    announce();
  };

  /** @param editedAt spares a draft that another session has written since. */
  drop = async (id: string, editedAt?: number): Promise<void> => {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    const draft = editedAt === undefined ? undefined : await transaction.store.get(id);
    if (draft === undefined || draft.editedAt === editedAt) await transaction.store.delete(id);
    await transaction.done;
    announce();
  };

  /** Forgets what is kept of a document that was deleted. */
  dropDocument = async (userId: string, documentId: string): Promise<void> => {
    for (const { id } of await this.list(userId, documentId)) await this.drop(id);
  };

  private all = async (userId: string): Promise<Draft<Form>[]> => {
    const drafts = await (await this.open()).getAllFromIndex('drafts', 'byUser', IDBKeyRange.only(userId));
    return drafts.map(decode);
  };

  private open(): Promise<IDBPDatabase<DraftSchema<Form>>> {
    const forget = (): void => {
      this.database = undefined;
    };
    this.database ??= openDatabase<Form>(this.kind, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.database;
  }
}

/** Forgets the drafts of every kind. For signing out by choice; a session that expired keeps them. */
export async function clearDrafts(): Promise<void> {
  clearings += 1;
  const clear = async (kind: DraftKind): Promise<void> => {
    const database = await openDatabase(kind);
    await database.clear('drafts');
    database.close();
  };
  await Promise.all((Object.keys(DATABASES) as DraftKind[]).map(clear));
}
