import '../../../shared/api/client.ts';
import { listJobMatches } from '@career/client/operations';
import type { CountryCode, MatchedListingDto } from '@career/client/types';
import type { ListingTypeFilter } from '@career/contracts/vocabulary/job-vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DiscoveryState } from './discovery-state.ts';

export const MATCHES_KEY = 'job-matches';
const PER_PAGE = 6;

interface MatchPage {
  readonly rows: MatchedListingDto[];
  readonly total: number;
  /** When the answer was made, for the pages after it. */
  readonly asOf: string;
}

/** A page of the order by match. @param asOf leaves out what came in later, so that pages keep their places. */
export const matchQuery = (state: DiscoveryState, asOf: string | undefined) => {
  const { search, type, page, country, resumeId } = state;
  return queryOptions({
    queryKey: [MATCHES_KEY, { search, type, page, country, resumeId, asOf: page > 1 ? asOf : undefined }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<MatchPage> => {
      const { data, response } = await listJobMatches({
        query: {
          page,
          limit: PER_PAGE,
          type: type as ListingTypeFilter,
          from: country as CountryCode,
          ...(search.trim() ? { q: search.trim() } : {}),
          ...(resumeId ? { resumeId } : {}),
          ...(page > 1 && asOf ? { asOf } : {}),
        },
        signal,
        throwOnError: true,
      });
      const date = new Date(response.headers.get('date') ?? Date.now());
      return {
        rows: data,
        total: Number(response.headers.get('x-total-count') ?? data.length),
        asOf: date.toISOString(),
      };
    },
  });
};
