import { useEffect } from 'react';
import { afterFirstView } from '../shared/first-view/after-first-view.ts';

/** What the person came for goes first. */
const AFTER_MS = 8_000;

/** Keeps on the device what the person may want without a connection, once the screen rests. */
export function useKeptDocuments(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    const keep = async (): Promise<void> => {
      const { keepDocuments } = await import('./keep-documents.ts');
      await keepDocuments(userId);
    };
    return afterFirstView(keep, { notBefore: AFTER_MS });
  }, [userId]);
}
