import type { Draft, DraftStore } from './draft-store.ts';

const WRITE_EVERY_MS = 400;

/** Where the edits are on this device: there are none, on their way, kept, or refused by it. */
export type DraftState = 'none' | 'pending' | 'kept' | 'failed';

interface DraftWriterOptions<Form> {
  store: Pick<DraftStore<Form>, 'epoch' | 'put' | 'drop'>;
  /** Names the draft. */
  id: string;
  /** When it was written last, by an earlier session. */
  editedAt: number | undefined;
  /** The edits to keep, or undefined when the server has everything. */
  read: () => Omit<Draft<Form>, 'id' | 'editedAt'> | undefined;
  onState: (state: DraftState) => void;
}

/**
 * Keeps the draft on the device up to date: at most {@link WRITE_EVERY_MS} after an edit, also while the person
 * types on, and at once when the page is hidden. Writes follow each other in order.
 */
export function createDraftWriter<Form>({ store, id, editedAt, read, onState }: DraftWriterOptions<Form>) {
  const born = store.epoch();
  let written = editedAt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  let state: DraftState = 'none';
  let isClosed = false;
  const become = (next: DraftState): void => {
    state = next;
    onState(next);
  };

  const write = async (mayKeep: boolean): Promise<void> => {
    // Signing out cleared the drafts: nothing of the person may come back.
    if (store.epoch() !== born) return;
    const draft = read();
    if (draft && !mayKeep) return;
    try {
      if (draft) {
        written = Math.max(Date.now(), (written ?? 0) + 1);
        await store.put({ ...draft, id, editedAt: written });
      } else if (written !== undefined) {
        await store.drop(id, written);
        written = undefined;
      }
      become(draft ? 'kept' : 'none');
    } catch {
      // Private windows and full disks refuse IndexedDB: the screen goes on and says so.
      become('failed');
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const mayKeep = !isClosed;
    last = last.then(() => write(mayKeep));
    return last;
  };

  return {
    schedule: (): void => {
      if (state !== 'failed') become('pending');
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS);
    },
    flush,
    /** Resolves when what was asked for is written. */
    idle: (): Promise<void> => last,
    /** Writes the last time. Later only a draft that the server has meanwhile is dropped. */
    close: (): Promise<void> => {
      const written = flush();
      isClosed = true;
      return written;
    },
  };
}
