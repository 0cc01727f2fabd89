import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { onBeforeReload } from '../../../shared/release/release.ts';
import { dropLetterDraft, type LetterDraft, letterDraftEpoch, putLetterDraft } from './draft-store.ts';

const WRITE_EVERY_MS = 400;

/** Where the edits are: there are none, on their way to this device, on it, or refused by it. */
export type Keeping = 'nothing' | 'pending' | 'kept' | 'refused';

/**
 * Keeps a letter's draft on the device: at most {@link WRITE_EVERY_MS} after an edit, also while the person types on,
 * and at once when the page is hidden. Writes follow each other in order.
 */
export function useDraftWriter(read: () => LetterDraft | undefined, id: () => string) {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const writer = useMemo(() => createWriter(setKeeping), []);
  // The newest readers serve the next write.
  useLayoutEffect(() => writer.serve(read, id));

  useEffect(() => {
    const flush = (): void => void writer.flush();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', flush);
    const stop = onBeforeReload(writer.flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [writer]);

  return { keeping, schedule: writer.schedule, flush: writer.flush };
}

function createWriter(onWritten: (keeping: Keeping) => void) {
  const born = letterDraftEpoch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  let read: () => LetterDraft | undefined = () => undefined;
  let id: () => string = () => '';

  const writer = {
    serve: (newRead: typeof read, newId: typeof id): void => {
      read = newRead;
      id = newId;
    },
    schedule: (): void => {
      onWritten('pending');
      timer ??= setTimeout(() => void writer.flush(), WRITE_EVERY_MS);
    },
    flush: (): Promise<void> => {
      clearTimeout(timer);
      timer = undefined;
      last = last.then(write);
      return last;
    },
  };

  async function write(): Promise<void> {
    // Signing out cleared the drafts: nothing of the person may come back.
    if (letterDraftEpoch() !== born) return;
    const draft = read();
    try {
      await (draft ? putLetterDraft(draft) : dropLetterDraft(id()));
      onWritten(draft ? 'kept' : 'nothing');
    } catch {
      onWritten('refused');
    }
  }
  return writer;
}
