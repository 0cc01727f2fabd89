import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { InvalidToken, ScopeMissing, TooManyRequests } from '../../errors/domain-errors.ts';
import { keepsSessions } from '../sessions/sessions.ts';
import { bearerOf, hasBearer } from './bearer-header.ts';
import type { BearerTokens } from './bearer-tokens.ts';

const MINUTE_SECONDS = 60;

/**
 * Tells who a program acts for by the token in its `Authorization` header; whoever sends none goes on to the session.
 * Requests are counted in the process: a count in the database would cost each of them a write.
 */
export function bearerOrSession(tokens: BearerTokens, withSession: RequestHandler): RequestHandler {
  const limiter = new RateLimiterMemory({
    points: LIMITS.accessTokenRequestsPerMinute,
    duration: MINUTE_SECONDS,
  });
  return (request, response, next) => {
    if (hasBearer(request)) signIn(request, tokens, limiter).then(() => next(), next);
    else withSession(request, response, next);
  };
}

async function signIn(request: Request, tokens: BearerTokens, limiter: RateLimiterMemory): Promise<void> {
  const owner = await tokens.find(bearerOf(request));
  if (!owner) throw new InvalidToken();
  await countUse(limiter, owner.tokenId);
  const { ownerId: id, credentialsVersion, scopes } = owner;
  request.user = { id, credentialsVersion, scopes };
  // Signing in and out, password, second factor and the account itself: they need a session, and no scope opens them.
  if (keepsSessions(request)) throw new ScopeMissing();
}

async function countUse(limiter: RateLimiterMemory, tokenId: string): Promise<void> {
  try {
    await limiter.consume(tokenId);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new TooManyRequests('This access token sends too many requests. Please wait a little.', seconds);
  }
}
