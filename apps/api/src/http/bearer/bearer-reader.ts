import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { InvalidToken, ScopeMissing, TooManyRequests } from '../../errors/domain-errors.ts';
import { secondsUntilReset } from '../rate-limit-seconds.ts';
import { keepsSessions } from '../sessions/sessions.ts';
import { bearerOf, hasBearer } from './bearer-header.ts';
import type { BearerTokens } from './bearer-tokens.ts';

const MINUTE_SECONDS = 60;

/**
 * Finds who a program acts for by the token in its `Authorization` header; without one the session is read.
 * Requests are counted in the process: a count in the database would cost each of them a write.
 */
export function bearerOrSession(tokens: BearerTokens, withSession: RequestHandler): RequestHandler {
  const limiter = new RateLimiterMemory({
    points: LIMITS.accessTokenRequestsPerMinute,
    duration: MINUTE_SECONDS,
  });
  return (request, response, next) => {
    if (hasBearer(request)) signIn(request, response, tokens, limiter).then(() => next(), next);
    else withSession(request, response, next);
  };
}

async function signIn(
  request: Request,
  response: Response,
  tokens: BearerTokens,
  limiter: RateLimiterMemory,
): Promise<void> {
  const owner = await tokens.find(bearerOf(request));
  if (!owner) throw new InvalidToken();
  await countUse(limiter, owner.holderId, response);
  const { ownerId: id, credentialsVersion, scopes, tokenName } = owner;
  request.user = { id, credentialsVersion, scopes, tokenName };
  // Signing in and out, password, second factor and the account itself: they need a session, and no scope opens them.
  if (keepsSessions(request)) throw new ScopeMissing();
}

/** Counts a request of the token, and says in headers how many are left. */
async function countUse(limiter: RateLimiterMemory, holderId: string, response: Response): Promise<void> {
  response.setHeader('RateLimit-Limit', limiter.points);
  try {
    const left = await limiter.consume(holderId);
    response.setHeader('RateLimit-Remaining', left.remainingPoints);
    response.setHeader('RateLimit-Reset', secondsUntilReset(left));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new TooManyRequests(
      'This access token sends too many requests. Please wait a little.',
      secondsUntilReset(reason),
    );
  }
}
