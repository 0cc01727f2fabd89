/** @jest-environment ./test/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchOrPrefetched } from './prefetched-responses.ts';

const PATH = '/api/resumes';
const answer = (status: number): Response => ({ status }) as Response;
const request = (method: string): Request =>
  ({ method, url: `${location.origin}${PATH}` }) as unknown as Request;

describe('answers asked for ahead', () => {
  const network = jest.fn<typeof fetch>();
  const before = globalThis.fetch;

  beforeEach(() => {
    network.mockReset().mockResolvedValue(answer(204));
    globalThis.fetch = network;
  });

  afterEach(() => {
    globalThis.fetch = before;
    delete window.prefetchedResponses;
  });

  it('serve once, and to reads of the same path only', async () => {
    window.prefetchedResponses = { [PATH]: Promise.resolve(answer(200)) };
    expect((await fetchOrPrefetched(request('GET'))).status).toBe(200);
    expect(network).not.toHaveBeenCalled();
    expect((await fetchOrPrefetched(request('GET'))).status).toBe(204);

    window.prefetchedResponses = { [PATH]: Promise.resolve(answer(200)) };
    expect((await fetchOrPrefetched(request('PUT'))).status).toBe(204);
  });

  it('are not taken from a time before the sign-in, nor where nothing came', async () => {
    for (const asked of [answer(401), undefined]) {
      window.prefetchedResponses = { [PATH]: Promise.resolve(asked) };
      expect((await fetchOrPrefetched(request('GET'))).status).toBe(204);
    }
  });
});
