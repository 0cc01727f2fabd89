import { MutationCache, notifyManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isStatus } from '../api/api-error.ts';

// With the default, a timer, a second tap on a slow phone comes before the button is disabled.
notifyManager.setScheduler(queueMicrotask);

/**
 * The product's client defaults: one try, never stale, no refetch on focus, no polling.
 * A 401 from any other call than the current user's means that the session may have ended: the user is asked for again.
 */
export function createQueryClient(currentUserKey: QueryKey): QueryClient {
  const checkSession = (error: unknown): void => {
    const user = client.getQueryData(currentUserKey);
    if (user && isStatus(error, 401)) void client.refetchQueries({ queryKey: currentUserKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({ onError: checkSession }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Without this an offline call would wait in silence instead of failing with a message.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
