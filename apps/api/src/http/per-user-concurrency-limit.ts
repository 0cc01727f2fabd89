import { AsyncResource } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { TooManyRequests } from '../errors/domain-errors.ts';

/** Concurrent requests of one person in a process: fewer than it has connections, more than a browser opens. */
const AT_ONCE = 6;
/** Further requests that wait; nobody sends more than that by hand. */
const WAITING = 100;
/** Event streams of one person that are open at a time: one for each job under way, in a few tabs. */
const STREAMS = 20;
const RETRY_SECONDS = 1;

interface Share {
  active: number;
  waiting: (() => void)[];
}

/** Limits the concurrent requests of one person, so that nobody can occupy all connections. */
export function perUserConcurrencyLimit(): RequestHandler {
  const shares = new Map<string, Share>();
  const hasRoomForStream = openStreams();
  return unlessBrokenOff((request, response, next) => {
    const person = (request.user as { id?: string } | undefined)?.id;
    if (!person) {
      next();
      return;
    }
    if (followsEvents(request)) {
      next(hasRoomForStream(person, response) ? undefined : tooMany());
      return;
    }
    const share = shares.get(person) ?? { active: 0, waiting: [] };
    shares.set(person, share);
    if (share.active >= AT_ONCE && share.waiting.length >= WAITING) {
      next(tooMany());
      return;
    }
    let turn: (() => void) | undefined;
    const leave = (): void => {
      if (turn) share.waiting.splice(share.waiting.indexOf(turn), 1);
    };
    const begin = (): void => {
      share.active += 1;
      response.off('close', leave);
      response.once('close', () => {
        share.active -= 1;
        share.waiting.shift()?.();
        if (share.active === 0) shares.delete(person);
      });
      next();
    };
    if (share.active < AT_ONCE) begin();
    else {
      // Started by the end of another request, whose log context it must not inherit.
      turn = AsyncResource.bind(begin);
      share.waiting.push(turn);
      response.once('close', leave);
    }
  });
}

/** Leaves out what broke off while its person was looked up: no `close` will follow, and nobody waits for an answer. */
const unlessBrokenOff =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    response.closed ? undefined : handler(request, response, next);

/** Event streams stay open while a job runs and use no connection. The path is below `/api`. */
const EVENTS = /^\/ai-jobs\/[^/]+\/events$/;

const followsEvents = ({ method, path }: Request): boolean => method === 'GET' && EVENTS.test(path);

/** Counts the streams of each person; answers whether one more may open, and counts it until it is closed. */
function openStreams(): (person: string, response: Response) => boolean {
  const open = new Map<string, number>();
  return (person, response) => {
    const count = open.get(person) ?? 0;
    if (count >= STREAMS) return false;
    open.set(person, count + 1);
    response.once('close', () => {
      const left = (open.get(person) ?? 1) - 1;
      if (left > 0) open.set(person, left);
      else open.delete(person);
    });
    return true;
  };
}

const tooMany = (): TooManyRequests =>
  new TooManyRequests('You have too many requests running. Please wait a moment.', RETRY_SECONDS);
