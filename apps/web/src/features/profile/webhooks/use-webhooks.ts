import { listWebhooksOptions, listWebhooksQueryKey } from '@career/client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The webhooks of the account, without their secrets; undefined until they are known. */
export const useWebhooks = () => useQuery(listWebhooksOptions());

/** Asks again after one was made, paused or deleted. */
export function useRefreshWebhooks(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: listWebhooksQueryKey() });
}
