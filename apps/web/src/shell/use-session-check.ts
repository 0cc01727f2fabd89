import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onConnection } from '../shared/offline/connection.ts';
import { currentUserQuery } from '../shared/session/session.ts';
import { onSignOutElsewhere } from '../shared/session/session-end.ts';

const RETRY_AFTER_MS = [3_000, 10_000, 30_000, 60_000];

/**
 * Asks who is signed in until the server has answered: after a start without it, each time the connection returns,
 * and when another tab has signed out. @returns whether the server has confirmed the person.
 */
export function useSessionCheck(confirmedAtStart: boolean): boolean {
  const queries = useQueryClient();
  // Where nothing is known, only the server's answer can be.
  const [confirmed, setConfirmed] = useState(
    () => confirmedAtStart || !queries.getQueryData(currentUserQuery.queryKey),
  );

  useEffect(() => {
    const { queryKey } = currentUserQuery;
    let isKnown = confirmedAtStart;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      await queries.refetchQueries({ queryKey, exact: true });
      const state = queries.getQueryState(queryKey);
      isKnown = state?.status === 'success';
      if (isKnown) {
        attempts = 0;
        setConfirmed(true);
        // What a screen could not read meanwhile, it reads now.
        void queries.refetchQueries({
          type: 'active',
          predicate: ({ state: { status, data } }) => status === 'error' && data === undefined,
        });
      } else askLater();
    };
    const askLater = (): void => {
      clearTimeout(timer);
      // The device reports when it is connected again.
      if (!navigator.onLine) return;
      const delay = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length - 1)];
      attempts += 1;
      timer = setTimeout(() => void ask(), delay);
    };

    // A start that failed without a known person shows its error and retries on request.
    if (!confirmedAtStart && queries.getQueryData(queryKey)) void ask();
    const stops = [
      onConnection((connected) => {
        if (connected && !isKnown) void ask();
        else if (!connected) {
          isKnown = false;
          askLater();
        }
      }),
      onSignOutElsewhere(() => void ask()),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queries, confirmedAtStart]);

  return confirmed;
}
