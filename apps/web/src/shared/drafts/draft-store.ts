import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Edits that the server does not have yet, kept on the device. */
export interface Draft {
  /** Id of what is edited, or for what was never saved the key it is saved under. */
  id: string;
  userId: string;
  /** Milliseconds since the epoch. */
  editedAt: number;
}

interface DraftSchema<Kept extends Draft> extends DBSchema {
  drafts: { key: string; value: Kept; indexes: { byUser: string } };
}

/** The drafts of one kind on this device, each kind in a database of its own. */
export class DraftStore<Kept extends Draft> {
  private database: Promise<IDBPDatabase<DraftSchema<Kept>>> | undefined;
  private clearings = 0;

  /** @param savedId id of what the draft belongs to; undefined while it was never saved. */
  constructor(
    private readonly name: string,
    private readonly savedId: (draft: Kept) => string | undefined,
  ) {}

  /** Raised by each clearing; a writer of an earlier epoch must not bring its draft back. */
  epoch = (): number => this.clearings;

  /** The draft of something stored, if this person left one on this device. */
  find = async (userId: string, id: string): Promise<Kept | undefined> => {
    const draft = await (await this.open()).get('drafts', id);
    return draft?.userId === userId ? draft : undefined;
  };

  /** Drafts of what was never saved, newest first. */
  listUnsaved = async (userId: string): Promise<Kept[]> => {
    const drafts = await (await this.open()).getAllFromIndex('drafts', 'byUser', userId as never);
    return drafts
      .filter((draft) => this.savedId(draft) === undefined)
      .sort((left, right) => right.editedAt - left.editedAt);
  };

  put = async (draft: Kept): Promise<void> => {
    await (await this.open()).put('drafts', draft);
  };

  drop = async (id: string): Promise<void> => {
    await (await this.open()).delete('drafts', id);
  };

  /** Forgets every draft of the kind. For signing out by choice; a session that expired keeps them. */
  clear = async (): Promise<void> => {
    this.clearings += 1;
    await (await this.open()).clear('drafts');
  };

  private open(): Promise<IDBPDatabase<DraftSchema<Kept>>> {
    this.database ??= openDB<DraftSchema<Kept>>(this.name, 1, {
      upgrade: (db) => {
        db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byUser', 'userId');
      },
      terminated: () => {
        this.database = undefined;
      },
    }).catch((error: unknown) => {
      this.database = undefined;
      throw error;
    });
    return this.database;
  }
}
