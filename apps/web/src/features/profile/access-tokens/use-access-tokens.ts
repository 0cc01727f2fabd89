import { listAccessTokensOptions, listAccessTokensQueryKey } from '@career/client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The tokens of the account, without what opens it; undefined until they are known. */
export const useAccessTokens = () => useQuery(listAccessTokensOptions());

/** Asks again after one was made or ended. */
export function useRefreshAccessTokens(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: listAccessTokensQueryKey() });
}
