import { useEffect, useState } from 'react';
import type { OpenedDocument } from './open-document.ts';

/** A document that is opened once for each key, not before there is one; what comes too late is released. */
export function useOpened<Form, Stored>(
  key: string | undefined,
  open: () => Promise<OpenedDocument<Form, Stored>>,
): OpenedDocument<Form, Stored> | undefined {
  const [opened, setOpened] = useState<OpenedDocument<Form, Stored>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens for its key, not for a new function
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const openOnce = async (): Promise<void> => {
      if (isGone) return;
      const found = await open();
      if (isGone) found.release();
      else setOpened(found);
    };
    // After this tick, so that an effect undone at once (as in development) claims nothing.
    queueMicrotask(() => void openOnce());
    return () => {
      isGone = true;
    };
  }, [key]);
  return opened;
}
