import { listCoverLetters } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';

/** How many cover letters there are; the list comes in pages, so that its length says nothing. */
export const letterCountQuery = queryOptions({
  queryKey: ['cover-letters', 'count'],
  queryFn: async ({ signal }): Promise<number> => {
    const { data, response } = await listCoverLetters({ query: { limit: 1 }, signal, throwOnError: true });
    return Number(response.headers.get('X-Total-Count') ?? data.length);
  },
});
