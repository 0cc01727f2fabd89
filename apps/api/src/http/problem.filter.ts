import { STATUS_CODES } from 'node:http';
import type { ProblemDto } from '@career/contracts/problems/problem.dto';
import { PROBLEM_TYPE, type ProblemCode } from '@career/contracts/vocabulary/problem-codes';
import { ASSISTANT_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { NotFoundError } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../config/app.config.ts';
import { type DatabaseTrouble, databaseTrouble } from '../database/database-trouble.ts';
import {
  DomainError,
  ForeignOrigin,
  InvalidFields,
  InvalidToken,
  LimitReached,
  NotFound,
  NotSignedIn,
  PreconditionFailed,
  ScopeMissing,
  StaleVersion,
  TokenNeeded,
  TooLarge,
  TooManyRequests,
  UNEXPECTED_MESSAGE,
  Unavailable,
  Unprocessable,
  Unreadable,
  WrongContentType,
} from '../errors/domain-errors.ts';
import { MCP_ADDRESS, RESOURCE_METADATA } from './protected-resource.ts';
import { requestIdOf } from './request-log.ts';

/** The one place where meanings become statuses and codes. A class comes before the one it extends. */
const MEANINGS: readonly [abstract new (...values: never[]) => DomainError, number, ProblemCode][] = [
  [InvalidFields, 400, 'invalid-fields'],
  [Unreadable, 400, 'unreadable'],
  [InvalidToken, 401, 'invalid-token'],
  [NotSignedIn, 401, 'not-signed-in'],
  [ForeignOrigin, 403, 'foreign-origin'],
  [ScopeMissing, 403, 'scope-missing'],
  [NotFound, 404, 'not-found'],
  [TooLarge, 413, 'too-large'],
  [StaleVersion, 409, 'stale-version'],
  [LimitReached, 409, 'limit-reached'],
  // A version that came in `If-Match` is a precondition, which has another status (RFC 9110).
  [PreconditionFailed, 412, 'stale-version'],
  [WrongContentType, 415, 'wrong-content-type'],
  [Unprocessable, 422, 'unprocessable'],
  [TooManyRequests, 429, 'too-many-requests'],
  [Unavailable, 503, 'unavailable'],
];

/** Codes of what Express and Nest refuse themselves; every other one is a bad request. */
const CODE_OF: Readonly<Record<number, ProblemCode>> = {
  401: 'not-signed-in',
  404: 'not-found',
  413: 'too-large',
  415: 'wrong-content-type',
  429: 'too-many-requests',
  500: 'unexpected',
  503: 'unavailable',
};

/** Routes whose answers also say `ok`, as older clients read it. */
const SAYS_OK = /^\/api\/auth\/(?:login(?:\/code)?|signup|logout)$/;

const RETRY_SECONDS = 2;

interface Reading {
  status: number;
  code: ProblemCode;
  message: string;
  extra?: object;
  retrySeconds?: number;
}

const UNEXPECTED: Reading = {
  status: 500,
  code: 'unexpected',
  message: UNEXPECTED_MESSAGE,
};

const UNKNOWN_MEANING = [DomainError, 400, 'bad-request'] as const;

/** What each trouble of the database is answered with. */
const TROUBLES: Readonly<Record<DatabaseTrouble, Reading>> = {
  away: {
    status: 503,
    code: 'unavailable',
    message: 'The service is not available at the moment. Please try again.',
  },
  full: {
    status: 503,
    code: 'storage-full',
    message: 'We have run out of storage. Nothing was changed. Please try again later.',
    retrySeconds: 60,
  },
  'owner-deleted': { status: 401, code: 'not-signed-in', message: new NotSignedIn().message },
  'reference-deleted': {
    status: 409,
    code: 'reference-deleted',
    message: 'Something this belongs to has been deleted.',
  },
};

/** Answers every domain error and every accident as a problem document (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly config: AppConfig) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, code, message, extra, retrySeconds = RETRY_SECONDS } = this.read(error);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof TooManyRequests) sayWhenAgain(response, error);
    const challenge = challengeOf(error);
    if (challenge) {
      const scopes = error instanceof ScopeMissing ? '' : `, scope="${ASSISTANT_SCOPES.join(' ')}"`;
      response.setHeader('WWW-Authenticate', challenge + resourceOf(request, this.config, scopes));
    }
    if (status === 503) response.setHeader('Retry-After', retrySeconds);
    const problem: ProblemDto = {
      status,
      title: STATUS_CODES[status] ?? 'Error',
      detail: message,
      message,
      requestId: requestIdOf(request),
      code,
      type: `${PROBLEM_TYPE}${code}`,
      ...extra,
      ...(SAYS_OK.test(request.path) ? { ok: false } : {}),
    };
    response.status(status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private read(error: unknown): Reading {
    if (error instanceof DomainError) {
      const [, status, code] = MEANINGS.find(([meaning]) => error instanceof meaning) ?? UNKNOWN_MEANING;
      const errors = error instanceof InvalidFields ? { errors: [...error.fieldErrors] } : {};
      return { status, code, message: error.message, extra: { ...error.details, ...errors } };
    }
    if (error instanceof NotFoundError) return { status: 404, code: 'not-found', message: 'Not found' };
    if (error instanceof HttpException) {
      const status = error.getStatus();
      return { status, code: CODE_OF[status] ?? 'bad-request', message: httpMessage(error) };
    }
    const trouble = databaseTrouble(error);
    const reading = trouble ? TROUBLES[trouble] : UNEXPECTED;
    if (reading.status >= 500) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return reading;
  }
}

/** The seconds to wait, also in the headers that clients of rate limits read. */
function sayWhenAgain(response: Response, { retryAfterSeconds }: TooManyRequests): void {
  response.setHeader('Retry-After', retryAfterSeconds);
  response.setHeader('RateLimit-Remaining', 0);
  response.setHeader('RateLimit-Reset', retryAfterSeconds);
}

/** Nest words an unknown route as `Cannot GET /x`; the path is the caller's own, so a plain sentence does. */
const httpMessage = (error: HttpException): string =>
  error.getStatus() === 404 ? 'There is nothing at this address.' : error.message;

/** Where assistants read how to get a token, and what to ask for (RFC 9728). */
const resourceOf = ({ path, originalUrl }: Request, config: AppConfig, scopes: string): string =>
  MCP_ADDRESS.test(path) || MCP_ADDRESS.test(originalUrl)
    ? `, resource_metadata="${config.linkTo(RESOURCE_METADATA)}"${scopes}`
    : '';

/** What a client with a token learns beside the problem (RFC 6750). */
function challengeOf(error: unknown): string | undefined {
  if (error instanceof TokenNeeded) return 'Bearer realm="career"';
  if (error instanceof InvalidToken) return 'Bearer error="invalid_token"';
  if (!(error instanceof ScopeMissing)) return undefined;
  const { requiredScope } = error.details;
  return `Bearer error="insufficient_scope"${requiredScope ? `, scope="${requiredScope}"` : ''}`;
}
