import { removeSavedSearch, saveSearch, switchAlerts } from '@career/client/operations';
import { listSavedSearchesOptions } from '@career/client/queries';
import type { SaveSearchDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The person's saved searches, and changing them. */
export function useSavedSearches() {
  const client = useQueryClient();
  const { data: searches = [] } = useQuery(listSavedSearchesOptions());
  const onSuccess = (): Promise<void> =>
    client.invalidateQueries({ queryKey: listSavedSearchesOptions().queryKey });
  const save = useMutation({
    mutationFn: (body: SaveSearchDto) => saveSearch({ body, throwOnError: true }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, alerts }: { id: string; alerts: boolean }) =>
      switchAlerts({ path: { id }, body: { alerts }, throwOnError: true }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeSavedSearch({ path: { id }, throwOnError: true }),
    onSuccess,
  });
  return { searches, save, change, remove };
}
