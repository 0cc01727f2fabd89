import '../api/client.ts';
import { findKnownListings, getSavedJob, listSavedJobs } from '@career/client/operations';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Every question about saved jobs starts with this, so that one call makes all answers old. */
const SAVED_JOBS = 'saved-jobs';

/** The shortlist, last saved first. */
export const savedJobsQuery = queryOptions({
  queryKey: [SAVED_JOBS, 'list'],
  queryFn: async ({ signal }) =>
    (await listSavedJobs({ query: { limit: LIMITS.pageMax }, signal, throwOnError: true })).data,
});

/** One saved job, whole. Not kept when it is closed: who opens it to edit wants it as it is now. */
export const savedJobQuery = (id: string) =>
  queryOptions({
    queryKey: [SAVED_JOBS, 'one', id],
    queryFn: async ({ signal }) => (await getSavedJob({ path: { id }, signal, throwOnError: true })).data,
    gcTime: 0,
  });

/** What the person has done with some listings. */
export const knownListingsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [SAVED_JOBS, 'listings', ids.join(',')],
    queryFn: async ({ signal }) =>
      (await findKnownListings({ query: { ids: ids.join(',') }, signal, throwOnError: true })).data,
    enabled: ids.length > 0,
    staleTime: 0,
  });

/** After a change, whatever shows saved jobs asks again. */
export const refreshSavedJobs = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [SAVED_JOBS] });
