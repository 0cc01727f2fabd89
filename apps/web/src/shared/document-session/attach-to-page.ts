import { isConnected, onConnection } from '../offline/connection.ts';
import { onBeforeReload } from '../release/release.ts';
import type { StoredDocument } from './document-kind.ts';
import type { DocumentSession } from './document-session.ts';

type PageSession = Pick<DocumentSession<unknown, StoredDocument>, 'setOffline' | 'flushDraft' | 'resend'>;

/** Tells a session of the connection, and has its draft written before the page goes. @returns the end of it. */
export function attachToPage({ setOffline, flushDraft, resend }: PageSession): () => void {
  const flush = (): void => void flushDraft();
  if (isConnected()) resend();
  else setOffline(true);
  const stops = [onConnection((connected) => setOffline(!connected)), onBeforeReload(flushDraft)];
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
