import { useEffect } from 'react';
import { afterFirstView } from '../shared/first-view/after-first-view.ts';
import { isOffline, onConnection } from '../shared/offline/connection.ts';
import { retryDelay } from '../shared/offline/retry-delay.ts';
import { unsentPictures } from '../shared/pictures/unsent-pictures.ts';
import { useRefreshCurrentUser } from '../shared/session/session.ts';

/**
 * Sends photos that wait on this device: at the start, when one is chosen, when the connection returns, and again some
 * time after the server could not be reached.
 */
export function useUnsentPictures(userId: string | undefined): void {
  const refreshCurrentUser = useRefreshCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in is the only reason to begin again
  useEffect(() => {
    if (!userId) return;
    let attempts = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async (): Promise<void> => {
      if (isOffline()) return;
      const { sendPictures } = await import('../shared/pictures/send-pictures.ts');
      const sent = await sendPictures(userId, () => void refreshCurrentUser());
      clearTimeout(again);
      if (sent === 'done') attempts = 0;
      else if (!isOver) again = setTimeout(begin, retryDelay(attempts++));
    };
    const begin = (): void => void send().catch((error: unknown) => console.error(error));
    const stops = [
      afterFirstView(async () => begin()),
      onConnection((isConnected) => isConnected && begin()),
      unsentPictures.subscribe(begin),
    ];
    return () => {
      isOver = true;
      clearTimeout(again);
      for (const stop of stops) stop();
    };
  }, [userId]);
}
