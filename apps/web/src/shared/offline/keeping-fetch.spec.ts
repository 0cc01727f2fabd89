/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterStart } from '../first-view/after-start.ts';
import type { CurrentUser } from '../session/session.ts';
import { clearCopies, keepSession } from './device-copies.ts';
import { keepingFetch } from './keeping-fetch.ts';
import { KEPT_AT } from './kept-at-header.ts';
import { keptSince, keptSinceStore } from './kept-since.ts';

const person = (id: string): CurrentUser => ({ id, email: `${id}@example.com` }) as CurrentUser;
const LETTERS = `${location.origin}/api/cover-letters?limit=20`;
const LETTER = `${location.origin}/api/cover-letters/l-1`;

const network = jest.fn<typeof fetch>();
const ask = keepingFetch((...asked) => network(...asked));
const read = (url: string, init?: RequestInit): Promise<Response> => ask(new Request(url, init));
const says = (body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const since = (path: string) => keptSince(keptSinceStore.getState().since, path);

/** Until what was answered is kept: writes to the device follow the answer. */
const written = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeAll(() => afterStart);
beforeEach(async () => {
  network.mockReset();
  await keepSession(person('ada'));
});
afterEach(clearCopies);

describe('reading without a connection', () => {
  it('gives the last answer, with its headers and its time', async () => {
    network.mockResolvedValueOnce(says([{ id: 'l-1' }], { 'X-Total-Count': '7' }));
    const first = await read(LETTERS);
    expect(first.headers.has(KEPT_AT)).toBe(false);
    await written();
    network.mockImplementation(lost);
    const kept = await read(LETTERS);
    expect(await kept.json()).toEqual([{ id: 'l-1' }]);
    expect(kept.headers.get('X-Total-Count')).toBe('7');
    expect(Number(kept.headers.get(KEPT_AT))).toBeGreaterThan(0);
    expect(since('/api/cover-letters')).toBe(Number(kept.headers.get(KEPT_AT)));

    network.mockReset().mockResolvedValue(says([]));
    expect(await (await read(LETTERS)).json()).toEqual([]);
    expect(since('/api/cover-letters')).toBeUndefined();
  });

  it('gives it too where only a gateway answers, and fails where nothing was kept', async () => {
    network.mockResolvedValueOnce(says({ id: 'l-1' }));
    await read(LETTER);
    await written();
    network.mockResolvedValue(new Response('', { status: 502 }));
    expect(await (await read(LETTER)).json()).toEqual({ id: 'l-1' });
    expect((await read(LETTERS)).status).toBe(502);
    network.mockImplementation(lost);
    await expect(read(LETTERS)).rejects.toThrow('Failed to fetch');
  });

  it('never answers a comparison with the server, but keeps what that brings', async () => {
    network.mockResolvedValueOnce(says({ version: 3 }));
    await read(LETTER, { cache: 'reload' });
    await written();
    network.mockImplementation(lost);
    await expect(read(LETTER, { cache: 'reload' })).rejects.toThrow('Failed to fetch');
    expect(await (await read(LETTER)).json()).toEqual({ version: 3 });
  });

  it('keeps no refusal, no write and nothing that nobody reads offline', async () => {
    network.mockResolvedValueOnce(new Response('{}', { status: 404 }));
    await read(LETTER);
    network.mockResolvedValueOnce(says({ id: 'l-1' }));
    await read(LETTERS, { method: 'POST' });
    const tokens = `${location.origin}/api/access-tokens`;
    network.mockResolvedValueOnce(says([{ name: 'laptop' }]));
    await read(tokens);
    await written();
    network.mockImplementation(lost);
    for (const url of [LETTER, LETTERS, tokens]) await expect(read(url)).rejects.toThrow('Failed to fetch');
  });

  it('forgets a document that was deleted', async () => {
    network.mockResolvedValueOnce(says({ id: 'l-1' }));
    await read(LETTER);
    await written();
    network.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await read(LETTER, { method: 'DELETE' });
    await written();
    network.mockImplementation(lost);
    await expect(read(LETTER)).rejects.toThrow('Failed to fetch');
  });
});

describe('an answer that comes after its person has gone', () => {
  it('is kept for nobody: neither after signing out nor for who signs in next', async () => {
    let answer: (response: Response) => void = () => undefined;
    network.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const late = read(LETTER);
    await clearCopies();
    await keepSession(person('bola'));
    answer(says({ id: 'l-1', of: 'ada' }));
    await late;
    await written();
    network.mockImplementation(lost);
    await expect(read(LETTER)).rejects.toThrow('Failed to fetch');
  });

  it('is not given to the next person, though their tab still runs', async () => {
    network.mockResolvedValueOnce(says({ of: 'ada' }));
    await read(LETTER);
    await written();
    await keepSession(person('bola'));
    network.mockImplementation(lost);
    await expect(read(LETTER)).rejects.toThrow('Failed to fetch');
  });
});
