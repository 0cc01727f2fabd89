/** @jest-environment ./test/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SERVER_WAIT_MS } from '../offline/unreachable-server.ts';

const stored = { id: 'ada' };
jest.unstable_mockModule('../offline/device-copies.ts', () => ({ findSession: async () => stored }));
const { bootstrapSession } = await import('./session-bootstrap.ts');
const { rememberSession } = await import('./last-session.ts');

const PATH = '/api/auth/user';

describe('who the app starts for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    rememberSession(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    rememberSession(false);
    delete window.prefetchedResponses;
  });

  it('is who the server says', async () => {
    const answer = Promise.resolve(Response.json({ id: 'bola' }));
    expect(await bootstrapSession(answer)).toEqual({ user: { id: 'bola' }, confirmed: true });
  });

  it('is the last person of the device when the answer is late, which is then not asked for again', async () => {
    const late = new Promise<Response>(() => undefined);
    const started = bootstrapSession(late);
    await jest.advanceTimersByTimeAsync(SERVER_WAIT_MS);
    expect(await started).toEqual({ user: stored, confirmed: false });
    expect(window.prefetchedResponses?.[PATH]).toBe(late);
  });
});
