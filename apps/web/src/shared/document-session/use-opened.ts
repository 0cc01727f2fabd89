import { useEffect, useState } from 'react';

/** Something that is opened once for each key, not before there is one; what comes too late is released. */
export function useOpened<Opened extends { release: () => void }>(
  key: string | undefined,
  open: () => Promise<Opened>,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
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
