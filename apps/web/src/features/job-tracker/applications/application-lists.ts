import '../../../shared/api/client.ts';
import { listJobApplications } from '@career/contracts/client/sdk.gen';
import type { ListedApplicationDto, ListJobApplicationsData } from '@career/contracts/client/types.gen';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';

/** Marks the keys of paged lists; the filter follows it. */
export const PAGES = 'pages';

export type ListedApplication = ListedApplicationDto;
export type ApplicationFilter = Omit<NonNullable<ListJobApplicationsData['query']>, 'cursor' | 'limit'>;

export interface ApplicationPage {
  readonly rows: ListedApplication[];
  /** Applications that the filter finds; unknown when a search finds very many. */
  readonly total: number | undefined;
  /** Where the next page starts. */
  readonly next: string | undefined;
}

export type ApplicationPages = InfiniteData<ApplicationPage, unknown>;

/** Pages of the applications that a filter finds. */
export const applicationPages = (filter: ApplicationFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [APPLICATIONS, PAGES, filter, limit],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }): Promise<ApplicationPage> => {
      const { data, response } = await listJobApplications({
        query: { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) },
        signal,
        throwOnError: true,
      });
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
