const NEXT = /<([^>]*)>;\s*rel="next"/;

/** One page of a list, as an operation answers it. */
interface Page<Row> {
  data: readonly Row[];
  response: Response;
}

/**
 * Every row of a list, page by page.
 * @param page asks for the page after a cursor, the first one without: `(cursor) => listJobApplications({ client, query:
 *   { limit: 200, cursor }, throwOnError: true })`.
 * @throws the problem document when the API refuses a page.
 */
export async function* everyRow<Row>(
  page: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<Row, void> {
  let cursor: string | undefined;
  do {
    const { data, response } = await page(cursor);
    yield* data;
    cursor = cursorAfter(response);
  } while (cursor !== undefined);
}

/** How many rows a list has over all its pages; undefined where the answer does not say it. */
export function rowCount(response: Response): number | undefined {
  const total = response.headers.get('X-Total-Count');
  return total === null ? undefined : Number(total);
}

/** The cursor of the next page, from the header `Link`; undefined on the last page. */
function cursorAfter(response: Response): string | undefined {
  const next = NEXT.exec(response.headers.get('Link') ?? '')?.[1];
  return next === undefined
    ? undefined
    : (new URL(next, 'http://page').searchParams.get('cursor') ?? undefined);
}
