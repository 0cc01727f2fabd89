import type { Draft, DraftStore } from './draft-store.ts';

const WRITE_EVERY_MS = 400;
/** Without an edit for so long, the person has paused. */
const CALM_MS = 400;

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
  let calm: ReturnType<typeof setTimeout> | undefined;
  const become = (next: DraftState): void => {
    clearTimeout(calm);
    state = next;
    onState(next);
  };

  const becomeKept = (isTyping: boolean): void => {
    // What was edited during the write is not in it.
    if (timer !== undefined) return;
    if (isTyping) calm = setTimeout(become, CALM_MS, 'kept');
    else become('kept');
  };

  /** @param isTyping whether more edits may follow: "kept" would come and go with every pause between two words. */
  const write = async (mayKeep: boolean, isTyping: boolean): Promise<void> => {
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
      if (draft) becomeKept(isTyping);
      else become('none');
    } catch {
      // Private windows and full disks refuse IndexedDB: the screen goes on and says so.
      become('failed');
    }
  };

  const writeNow = (isTyping: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const mayKeep = !isClosed;
    last = last.then(() => write(mayKeep, isTyping));
    return last;
  };
  const flush = (): Promise<void> => writeNow(false);

  return {
    schedule: (): void => {
      if (state !== 'failed') become('pending');
      clearTimeout(calm);
      timer ??= setTimeout(() => void writeNow(true), WRITE_EVERY_MS);
    },
    flush,
    /** Resolves when what was asked for is written. */
    idle: (): Promise<void> => last,
    /** Writes the last time. Later only a draft that the server has meanwhile is dropped. */
    close: (): Promise<void> => {
      const written = flush();
      isClosed = true;
      clearTimeout(calm);
      return written;
    },
  };
}
