import '../../../shared/api/client.ts';
import { listJobApplications } from '@career/client/operations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';
import { isUnreachable } from '../../../shared/document-session/rest-gateway.ts';
import { KEPT_AT } from '../../../shared/offline/kept-at-header.ts';
import type {
  ApplicationFilter,
  ApplicationPage,
  ApplicationPages,
  ListedApplication,
} from './application-page.ts';

/** Marks the keys of paged lists; the filter follows it. */
export const PAGES = 'pages';

/** Loaded when there is no connection. */
const offlinePageOf = async (
  filter: ApplicationFilter,
  kept?: ListedApplication[],
): Promise<ApplicationPage | undefined> => {
  const { readOfflinePage } = await import('./read-offline-page.ts');
  return readOfflinePage(filter, kept);
};

/** Pages of the applications that a filter finds. */
export const applicationPages = (filter: ApplicationFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [APPLICATIONS, PAGES, filter, limit],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }): Promise<ApplicationPage> => {
      const query = { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) };
      const answer = await listJobApplications({ query, signal, throwOnError: true }).catch(
        async (error: unknown) => {
          const page = isUnreachable(error) ? await offlinePageOf(filter) : undefined;
          if (!page) throw error;
          return page;
        },
      );
      if ('rows' in answer) return answer;
      const { data, response } = answer;
      const page = response.headers.has(KEPT_AT) ? await offlinePageOf(filter, data) : undefined;
      if (page) return page;
      const total = response.headers.get('X-Total-Count');
      return { rows: data, total: total === null ? undefined : Number(total), next: nextCursor(response) };
    },
    getNextPageParam: (page) => page.next,
  });

/** The cursor in `Link: </api/job-applications?cursor=…>; rel="next"`. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return address ? (new URL(address, location.origin).searchParams.get('cursor') ?? undefined) : undefined;
}

/** The rows of all pages that were read. */
export const rowsOf = (pages: ApplicationPages | undefined): ListedApplication[] =>
  pages?.pages.flatMap(({ rows }) => rows) ?? [];
