import {
  getAccountSecurityOptions,
  getAccountSecurityQueryKey,
  listSessionsOptions,
  listSessionsQueryKey,
} from '@career/client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How the account can be signed in to; undefined until it is known. */
export const useSecurity = () => useQuery(getAccountSecurityOptions());

export const useSessions = () => useQuery(listSessionsOptions());

/** Asks again, after something that opens the account was changed. */
export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.refetchQueries({ queryKey: getAccountSecurityQueryKey() }),
      queries.refetchQueries({ queryKey: listSessionsQueryKey() }),
    ]);
  };
}
