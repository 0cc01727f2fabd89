import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterStart } from '../shared/first-view/after-start.ts';
import { isConnected, onConnection } from '../shared/offline/connection.ts';
import type { FeatureMount } from '../shared/routing/feature-mount.ts';

/** Sends what was saved without a connection: at the start, and when the connection returns. */
export function useWaitingSaves(userId: string | undefined, mounts: readonly FeatureMount[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!userId) return;
    const send = async (): Promise<void> => {
      await afterStart;
      if (!isConnected()) return;
      const { sendWaiting } = await import('./send-waiting.ts');
      await sendWaiting(userId, queries, mounts);
    };
    const begin = (): void => void send().catch((error: unknown) => console.error(error));
    begin();
    return onConnection(begin);
  }, [userId, queries, mounts]);
}
