import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onConnection } from '../shared/offline/connection.ts';
import { keptSinceStore } from '../shared/offline/kept-since.ts';
import { currentUserQuery } from '../shared/session/session.ts';

const CURRENT_USER = hashKey(currentUserQuery.queryKey);

/** Asks the server again, once it answers, for what the screens show as this device had it. */
export function useFreshAnswers(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onConnection((connected) => {
        if (!connected || Object.keys(keptSinceStore.getState().since).length === 0) return;
        void queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== CURRENT_USER });
      }),
    [queries],
  );
}
