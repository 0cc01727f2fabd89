import { expect, it } from '@jest/globals';
import { everyRow, rowCount } from './lists.ts';

const answer = (rows: number[], next?: string) => ({
  data: rows,
  response: new Response(null, {
    headers: {
      'X-Total-Count': '3',
      ...(next ? { Link: `</api/things?limit=2&cursor=${next}>; rel="next"` } : {}),
    },
  }),
});

it('goes where the pages lead, to the last one', async () => {
  const asked: (string | undefined)[] = [];
  const rows: number[] = [];
  const pages = everyRow(async (cursor) => {
    asked.push(cursor);
    return cursor === undefined ? answer([1, 2], 'a%2Bb') : answer([3]);
  });
  for await (const row of pages) rows.push(row);
  expect(rows).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'a+b']);
});

it('says how many rows there are', () => {
  expect(rowCount(answer([]).response)).toBe(3);
  expect(rowCount(new Response())).toBeUndefined();
});
