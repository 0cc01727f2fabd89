import '../api/client.ts';
import { listJobApplications, summarizeJobApplications } from '@career/client/operations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Every question about applications starts with this, so that one call makes all answers old. */
export const APPLICATIONS = 'job-applications';

/** How many applications there are in each status, and the success rate. */
export const summaryQuery = queryOptions({
  queryKey: [APPLICATIONS, 'summary'],
  queryFn: async ({ signal }) => (await summarizeJobApplications({ signal, throwOnError: true })).data,
});

/** The first page of applications, last added first; `first-paint.ts` asks for the same. */
export const recentApplicationsQuery = queryOptions({
  queryKey: [APPLICATIONS, 'recent'],
  queryFn: async ({ signal }) =>
    (await listJobApplications({ query: { limit: 100 }, signal, throwOnError: true })).data,
});

/** After a change, whatever shows applications asks again. */
export const refreshApplications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [APPLICATIONS] });
