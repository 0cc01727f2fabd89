import { draftEpoch, dropDraft, putDraft, type ResumeDraft } from './draft-store.ts';

const WRITE_EVERY_MS = 400;

interface DraftWriterOptions {
  /** The draft as it stands, or undefined when the server has everything. */
  read: () => ResumeDraft | undefined;
  /** Id under which the draft stands when there is nothing left to keep. */
  id: () => string;
  /** Told after each write whether the device took it. */
  onWritten?: (kept: boolean) => void;
}

/**
 * Keeps the draft on the device up to date: at most {@link WRITE_EVERY_MS} after an edit, also while the person
 * types on, and at once when the page is hidden. Writes follow each other in order.
 */
export function createDraftWriter({ read, id, onWritten }: DraftWriterOptions) {
  const born = draftEpoch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (draftEpoch() !== born) return;
    const draft = read();
    try {
      await (draft ? putDraft(draft) : dropDraft(id()));
      onWritten?.(true);
    } catch {
      // Private windows and full disks refuse IndexedDB: the editor goes on and says so.
      onWritten?.(false);
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  };

  return {
    schedule: () => {
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS);
    },
    flush,
  };
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;
