import '../../../shared/api/client.ts';
import { getCoverLetter, listCoverLetters, listCoverLetterVersions } from '@career/client/operations';
import type { CoverLetterSummaryDto } from '@career/client/types';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

/** Every question about letters starts with this, so that one call makes all answers old. */
const LETTERS = 'cover-letters';

export interface LetterPage {
  readonly rows: CoverLetterSummaryDto[];
  readonly total: number;
  /** Where the next page starts. */
  readonly next: string | undefined;
}

const PAGE = 20;

/** Pages of the person's letters, newest first. */
export const letterPagesQuery = infiniteQueryOptions({
  queryKey: [LETTERS, 'pages'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor, signal }): Promise<LetterPage> => {
    const { data, response } = await listCoverLetters({
      query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
      signal,
      throwOnError: true,
    });
    const total = Number(response.headers.get('X-Total-Count') ?? data.length);
    return { rows: data, total, next: nextCursor(response) };
  },
  getNextPageParam: (page) => page.next,
});

/** The cursor in `Link: </api/cover-letters?cursor=…>; rel="next"`. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return address ? (new URL(address, location.origin).searchParams.get('cursor') ?? undefined) : undefined;
}

/** Where one letter is. */
export const letterPath = (id: string): string => `/api/cover-letters/${id}`;

/** One letter as the server has it, and in no other way: an old copy would be edited in vain. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [LETTERS, 'one', id],
    queryFn: async ({ signal }) =>
      (await getCoverLetter({ path: { id }, signal, cache: 'reload', throwOnError: true })).data,
    gcTime: 0,
  });

/** What a letter said before its saves. Asked for each time it is looked at. */
export const earlierTextsQuery = (id: string) =>
  queryOptions({
    queryKey: [LETTERS, 'earlier', id],
    queryFn: async ({ signal }) =>
      (await listCoverLetterVersions({ path: { id }, signal, throwOnError: true })).data,
    staleTime: 0,
    gcTime: 0,
  });

/** After a change, whatever shows letters asks again. */
export const refreshLetters = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [LETTERS], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
