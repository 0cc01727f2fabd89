import { useEffect } from 'react';

/** What the person came for goes first. */
const AFTER_MS = 8_000;

/** Keeps on the device what the person may want without a connection, once the screen rests. */
export function useKeptDocuments(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    const keep = (): void =>
      void import('./keep-documents.ts')
        .then(({ keepDocuments }) => keepDocuments())
        // The next visit continues with it.
        .catch(() => undefined);
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId]);
}
