import { expect, it } from '@jest/globals';
import { careerClient } from './career-client.ts';
import { waitForJob } from './jobs.ts';

const ID = '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d';

/** A product that answers the states in order, the last one again and again. */
function answering(states: string[]) {
  const requests: Request[] = [];
  const client = careerClient({
    baseUrl: 'https://career.example',
    token: async () => 'ctk_token',
    fetch: async (request) => {
      requests.push(request as Request);
      const state = states[Math.min(requests.length, states.length) - 1];
      return Response.json({ id: ID, state });
    },
  });
  return { client, requests };
}

it('asks with the token until the job has ended', async () => {
  const { client, requests } = answering(['queued', 'running', 'failed']);
  expect(await waitForJob(ID, { client, everyMs: 1 })).toMatchObject({ id: ID, state: 'failed' });
  expect(requests.map(({ url }) => url)).toEqual(Array(3).fill(`https://career.example/api/ai-jobs/${ID}`));
  expect(new Set(requests.map(({ headers }) => headers.get('authorization')))).toEqual(
    new Set(['Bearer ctk_token']),
  );
});

it('stops when the signal says so, and asks no more', async () => {
  const { client, requests } = answering(['running']);
  const stop = new AbortController();
  const waiting = waitForJob(ID, { client, everyMs: 60_000, signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  expect(requests.length).toBeLessThanOrEqual(1);
});
