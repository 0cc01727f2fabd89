import '../../../shared/api/client.ts';
import { matchPosting } from '@career/client/operations';
import type { MatchPostingDto } from '@career/client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * How much of a posting a resume meets. Asked for again with each posting and resume, and when the screen
 * opens again.
 */
export const postingMatchQuery = (body: MatchPostingDto) =>
  queryOptions({
    queryKey: ['resumes', 'for-letters', 'match', body],
    queryFn: async ({ signal }) => (await matchPosting({ body, signal, throwOnError: true })).data,
    // While the posting is typed the last answer stays.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
