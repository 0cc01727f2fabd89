import '../api/client.ts';
import { getCurrentUser } from '@career/client/operations';
import { getCurrentUserQueryKey } from '@career/client/queries';
import type { UserDto } from '@career/client/types';
import { hashKey, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isStatus } from '../api/api-error.ts';

export type CurrentUser = UserDto;

/** The signed-in person, or null when the API says nobody is (401). Asked once, at start. */
export const currentUserQuery = queryOptions({
  queryKey: getCurrentUserQueryKey(),
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      const { data } = await getCurrentUser({ signal, throwOnError: true });
      return data;
    } catch (error) {
      if (isStatus(error, 401)) return null;
      throw error;
    }
  },
});

/** The person the screen is for. Only for screens of the signed-in audience. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('This screen is only for a signed-in person.');
  return data;
}

/** Asks again who is signed in, after a sign-in, a sign-up or a change of the profile. */
export function useRefreshCurrentUser(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: currentUserQuery.queryKey, exact: true });
}

/** Forgets everything read for the person who was signed in. */
export function forgetSession(queries: QueryClient): void {
  const kept = hashKey(currentUserQuery.queryKey);
  queries.setQueryData(currentUserQuery.queryKey, null);
  queries.removeQueries({ predicate: ({ queryHash }) => queryHash !== kept });
}
