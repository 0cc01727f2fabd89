import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { CompressedResponseCache } from './compressed-response-cache.ts';
import type { EtaggedList } from './etagged-list.ts';

/** A list that says `asked` and is read as `read`, with the number of times it was read. */
function listOf(asked: string, rows: unknown[], read = asked) {
  const reads = { count: 0 };
  const list: EtaggedList<unknown> = {
    total: undefined,
    tag: asked,
    read: () => {
      reads.count++;
      return Promise.resolve({ tag: read, rows });
    },
  };
  return { list, reads };
}

it('reads a list once for all who ask at the same time or later', async () => {
  const cache = new CompressedResponseCache();
  const { list, reads } = listOf('one', [{ id: 1 }]);
  const [first, second] = await Promise.all([cache.get(list, 'gzip'), cache.get(list, 'gzip')]);
  expect(second).toBe(first);
  expect(await cache.get(list, 'gzip')).toBe(first);
  expect(JSON.parse(gunzipSync(first.bytes).toString())).toEqual([{ id: 1 }]);
  expect(reads.count).toBe(1);
});

it('keeps an answer under the tag of what was read', async () => {
  const cache = new CompressedResponseCache();
  const changed = listOf('old', [2], 'new');
  const answer = await cache.get(changed.list, 'identity');
  expect(answer.tag).toBe('new');
  const now = listOf('new', [2]);
  expect(await cache.get(now.list, 'identity')).toBe(answer);
  await cache.get(changed.list, 'identity');
  expect([changed.reads.count, now.reads.count]).toEqual([2, 0]);
});

it('reads again what failed, and what was too large to keep', async () => {
  const cache = new CompressedResponseCache();
  const { list } = listOf('one', [1]);
  const failing = { ...list, read: () => Promise.reject(new Error('away')) };
  await expect(cache.get(failing, 'identity')).rejects.toThrow('away');
  expect((await cache.get(list, 'identity')).bytes.toString()).toBe('[1]');
  const large = listOf('large', ['x'.repeat(7 * 1024 * 1024)]);
  await cache.get(large.list, 'identity');
  expect((await cache.get(large.list, 'identity')).bytes.length).toBeGreaterThan(7 * 1024 * 1024);
  expect(large.reads.count).toBe(2);
});

it('answers all who ask for more lists at once than are kept', async () => {
  const cache = new CompressedResponseCache();
  const asked = Array.from({ length: 30 }, (_, index) => listOf(`list ${index}`, [index]).list);
  const answers = await Promise.all(asked.map((list) => cache.get(list, 'identity')));
  expect(answers.map(({ bytes }) => bytes.toString())).toEqual(asked.map((_, index) => `[${index}]`));
});
