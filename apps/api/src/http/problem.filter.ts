import { STATUS_CODES } from 'node:http';
import type { ProblemDto } from '@career/contracts/problems/problem.dto';
import { NotFoundError } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  ForeignOrigin,
  InvalidFields,
  LimitReached,
  NotFound,
  NotSignedIn,
  Refusal,
  StaleVersion,
  TooLarge,
  TooManyRequests,
  Unavailable,
  Unprocessable,
  Unreadable,
  WrongContentType,
} from '../refusals/refusals.ts';
import { requestIdOf } from './request-log.ts';

/** The one place where meanings become statuses. */
const STATUS_OF: readonly [abstract new (...values: never[]) => Refusal, number][] = [
  [InvalidFields, 400],
  [Unreadable, 400],
  [NotSignedIn, 401],
  [ForeignOrigin, 403],
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

const DATABASE_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300']);

export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';

/** Answers every refusal and every accident as a problem document (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, message, extra } = this.read(error);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', error.retryAfterSeconds);
    if (status === 503) response.setHeader('Retry-After', 2);
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

  private read(error: unknown): { status: number; message: string; extra?: object } {
    if (error instanceof Refusal) {
      const status = STATUS_OF.find(([meaning]) => error instanceof meaning)?.[1] ?? 400;
      const faults = error instanceof InvalidFields ? { errors: [...error.faults] } : {};
      return { status, message: error.message, extra: { ...error.facts, ...faults } };
    }
    if (error instanceof NotFoundError) return { status: 404, message: 'Not found' };
    if (error instanceof HttpException) return { status: error.getStatus(), message: httpMessage(error) };
    this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (isDatabaseAway(error)) {
      return { status: 503, message: 'The service is not available for a moment. Please try again.' };
    }
    return { status: 500, message: UNEXPECTED_MESSAGE };
  }
}

/** Nest words an unknown route as `Cannot GET /x`; the path is the caller's own, so a plain sentence does. */
const httpMessage = (error: HttpException): string =>
  error.getStatus() === 404 ? 'There is nothing at this address.' : error.message;

function isDatabaseAway(error: unknown): boolean {
  const code = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  const cause = error instanceof Error ? error.cause : undefined;
  return [code(error), code(cause)].some((found) => typeof found === 'string' && DATABASE_AWAY.has(found));
}
