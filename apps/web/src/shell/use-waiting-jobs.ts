import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isConnected, onConnection } from '../shared/offline/connection.ts';

/** Sends jobs that were saved without a connection: at the start, and when the connection returns. */
export function useWaitingJobs(userId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!userId) return;
    const send = async (): Promise<void> => {
      if (!isConnected()) return;
      const [{ sendWaiting }, { refreshSavedJobs }] = await Promise.all([
        import('../shared/saved-jobs/send-waiting.ts'),
        import('../shared/saved-jobs/saved-job-queries.ts'),
      ]);
      await sendWaiting(userId, () => void refreshSavedJobs(queries));
    };
    const begin = (): void => void send().catch((error: unknown) => console.error(error));
    begin();
    return onConnection(begin);
  }, [userId, queries]);
}
