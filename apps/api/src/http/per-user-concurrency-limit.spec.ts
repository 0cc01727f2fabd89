import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { TooManyRequests } from '../errors/domain-errors.ts';
import { perUserConcurrencyLimit } from './per-user-concurrency-limit.ts';

type Outcome = 'begun' | 'refused' | 'waiting';

/** Sends requests of one person at once. @returns what became of each, and the responses to close. */
function flood(count: number, path: string, method = 'GET') {
  const share = perUserConcurrencyLimit();
  const requests = Array.from({ length: count }, () => ({
    outcome: 'waiting' as Outcome,
    response: new EventEmitter(),
  }));
  for (const sent of requests) {
    const request = { user: { id: 'ada' }, path, method, headers: { accept: 'text/event-stream' } };
    share(request as unknown as Request, sent.response as unknown as Response, (error?: unknown) => {
      sent.outcome = error instanceof TooManyRequests ? 'refused' : 'begun';
    });
  }
  const counted = (): Record<Outcome, number> => {
    const count = { begun: 0, refused: 0, waiting: 0 };
    for (const { outcome } of requests) count[outcome] += 1;
    return count;
  };
  return { counted, close: (index: number) => requests[index]?.response.emit('close') };
}

describe('the share of one person', () => {
  it.each(['/resumes', '/ai-jobs/1', '/ai-jobs/1/events/more', '/resumes/ai-jobs/1/events'])(
    'is kept on %s, whatever the request says it accepts',
    (path) => {
      expect(flood(200, path).counted()).toEqual({ begun: 6, waiting: 100, refused: 94 });
    },
  );

  it('goes to the next in turn when a request ends', () => {
    const requests = flood(10, '/resumes');
    requests.close(0);
    expect(requests.counted()).toEqual({ begun: 7, waiting: 3, refused: 0 });
  });

  it('of event streams is one of their own, and has an end', () => {
    const streams = flood(50, '/ai-jobs/1/events');
    expect(streams.counted()).toEqual({ begun: 20, waiting: 0, refused: 30 });
  });

  it.each(['/resumes', '/ai-jobs/1/events'])(
    'is not taken up on %s by connections that broke off before their turn',
    (path) => {
      const share = perUserConcurrencyLimit();
      const request = { user: { id: 'ada' }, path, method: 'GET' } as unknown as Request;
      const begun: boolean[] = [];
      const send = (closed: boolean): void => {
        const response = Object.assign(new EventEmitter(), { closed });
        share(request, response as unknown as Response, (error?: unknown) => {
          begun.push(!closed && error === undefined);
        });
      };
      for (let sent = 0; sent < 200; sent += 1) send(true);
      send(false);
      expect(begun).toEqual([true]);
    },
  );

  it('is kept where a stream’s address is written to', () => {
    expect(flood(200, '/ai-jobs/1/events', 'POST').counted().begun).toBe(6);
  });
});
