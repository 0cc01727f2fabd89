import { STATUS_CODES } from 'node:http';
import type { ProblemDto } from '@career/contracts/problems/problem.dto';
import { NotFoundError } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type DatabaseTrouble, databaseTrouble } from '../database/database-trouble.ts';
import {
  DomainError,
  ForeignOrigin,
  InvalidFields,
  InvalidToken,
  LimitReached,
  NotFound,
  NotSignedIn,
  ScopeMissing,
  StaleVersion,
  TooLarge,
  TooManyRequests,
  Unavailable,
  Unprocessable,
  Unreadable,
  WrongContentType,
} from '../errors/domain-errors.ts';
import { requestIdOf } from './request-log.ts';

/** The one place where meanings become statuses. */
const STATUS_OF: readonly [abstract new (...values: never[]) => DomainError, number][] = [
  [InvalidFields, 400],
  [Unreadable, 400],
  [NotSignedIn, 401],
  [ForeignOrigin, 403],
  [ScopeMissing, 403],
  [NotFound, 404],
  [TooLarge, 413],
  [StaleVersion, 409],
  [LimitReached, 409],
  [WrongContentType, 415],
  [Unprocessable, 422],
  [TooManyRequests, 429],
  [Unavailable, 503],
];

/** Routes whose answers also say `ok`, as older clients read it. */
const SAYS_OK = /^\/api\/auth\/(?:login(?:\/code)?|signup|logout)$/;

const RETRY_SECONDS = 2;

const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';

interface Reading {
  status: number;
  message: string;
  extra?: object;
  retrySeconds?: number;
}

/** What each trouble of the database is answered with. */
const TROUBLES: Readonly<Record<DatabaseTrouble, Reading>> = {
  away: { status: 503, message: 'The service is not available for a moment. Please try again.' },
  full: {
    status: 503,
    message: 'The service has no room left to keep this. Nothing was changed; please try again later.',
    retrySeconds: 60,
  },
  'owner-deleted': { status: 401, message: new NotSignedIn().message },
  'reference-deleted': { status: 409, message: 'Something that this belongs to was deleted meanwhile.' },
};

/** Answers every domain error and every accident as a problem document (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, message, extra, retrySeconds = RETRY_SECONDS } = this.read(error);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', error.retryAfterSeconds);
    const challenge = challengeOf(error);
    if (challenge) response.setHeader('WWW-Authenticate', challenge);
    if (status === 503) response.setHeader('Retry-After', retrySeconds);
    const problem: ProblemDto = {
      status,
      title: STATUS_CODES[status] ?? 'Error',
      detail: message,
      message,
      requestId: requestIdOf(request),
      ...extra,
      ...(SAYS_OK.test(request.path) ? { ok: false } : {}),
    };
    response.status(status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private read(error: unknown): Reading {
    if (error instanceof DomainError) {
      const status = STATUS_OF.find(([meaning]) => error instanceof meaning)?.[1] ?? 400;
      const errors = error instanceof InvalidFields ? { errors: [...error.fieldErrors] } : {};
      return { status, message: error.message, extra: { ...error.details, ...errors } };
    }
    if (error instanceof NotFoundError) return { status: 404, message: 'Not found' };
    if (error instanceof HttpException) return { status: error.getStatus(), message: httpMessage(error) };
    const trouble = databaseTrouble(error);
    const reading = trouble ? TROUBLES[trouble] : { status: 500, message: UNEXPECTED_MESSAGE };
    if (reading.status >= 500) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return reading;
  }
}

/** Nest words an unknown route as `Cannot GET /x`; the path is the caller's own, so a plain sentence does. */
const httpMessage = (error: HttpException): string =>
  error.getStatus() === 404 ? 'There is nothing at this address.' : error.message;

/** What a client that came with a token is told beside the problem (RFC 6750). */
function challengeOf(error: unknown): string | undefined {
  if (error instanceof InvalidToken) return 'Bearer error="invalid_token"';
  if (!(error instanceof ScopeMissing)) return undefined;
  const { requiredScope } = error.details;
  return `Bearer error="insufficient_scope"${requiredScope ? `, scope="${requiredScope}"` : ''}`;
}
