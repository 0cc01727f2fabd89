import { useEffect } from 'react';
import { afterFirstView } from '../shared/first-view/after-first-view.ts';
import { isConnected, onConnection } from '../shared/offline/connection.ts';
import { unsentPictures } from '../shared/pictures/unsent-pictures.ts';
import { useRefreshCurrentUser } from '../shared/session/session.ts';

/** Sends photos that wait on this device: at the start, when one is chosen, and when the connection returns. */
export function useUnsentPictures(userId: string | undefined): void {
  const refreshCurrentUser = useRefreshCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in is the only reason to begin again
  useEffect(() => {
    if (!userId) return;
    const send = async (): Promise<void> => {
      if (!isConnected()) return;
      const { sendPictures } = await import('../shared/pictures/send-pictures.ts');
      await sendPictures(userId, () => void refreshCurrentUser());
    };
    const begin = (): void => void send().catch((error: unknown) => console.error(error));
    const stops = [afterFirstView(async () => begin()), onConnection(begin), unsentPictures.subscribe(begin)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId]);
}
