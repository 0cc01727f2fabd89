import { queryOptions } from '@tanstack/react-query';
import { isStatus } from '../../shared/api/api-error.ts';
import { getJson } from '../../shared/api/json-call.ts';

/** An API without the route (404) has nothing in that list. */
async function listOf<Item>(path: string, signal: AbortSignal): Promise<Item[]> {
  try {
    return await getJson<Item[]>(path, signal);
  } catch (error) {
    if (isStatus(error, 404)) return [];
    throw error;
  }
}

export const lettersQuery = queryOptions({
  queryKey: ['cover-letters'],
  queryFn: ({ signal }) => listOf<{ id: string }>('/api/cover-letters', signal),
});
