import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';
import {
  DomainError,
  ForeignOrigin,
  InvalidFields,
  NotFound,
  TooLarge,
  TooManyRequests,
  Unreadable,
} from '../../errors/domain-errors.ts';
import { noticePage } from './page-layout.ts';

interface Notice {
  status: number;
  title: string;
  text: string;
}

/** One answer for a wrong address and for one that has ended, so that nobody learns which it is. */
const GONE: Notice = {
  status: 404,
  title: 'There is no page here',
  text: 'The address may be wrong, or the page may have ended. Ask the person who gave it to you.',
};

const UNEXPECTED: Notice = {
  status: 500,
  title: 'Something went wrong',
  text: 'Something went wrong on our side. Please try again in a minute.',
};

/** Answers what goes wrong on a page without script with such a page. */
@Catch()
export class PlainPageFilter implements ExceptionFilter {
  private readonly logger = new Logger('PlainPage');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const notice = noticeOf(error);
    if (notice === UNEXPECTED) this.logger.error(error instanceof Error ? error.stack : String(error));
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', error.retryAfterSeconds);
    response.status(notice.status).type('html').send(noticePage(notice.title, notice.text));
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof NotFound) return GONE;
  if (error instanceof TooManyRequests) return { status: 429, title: 'Please wait', text: error.message };
  if (error instanceof ForeignOrigin) return { status: 403, title: 'Not allowed', text: error.message };
  if (error instanceof TooLarge) return { status: 413, title: 'Too long', text: error.message };
  if (error instanceof InvalidFields || error instanceof Unreadable)
    return { status: 400, title: 'Please check the form', text: textOf(error) };
  if (error instanceof DomainError) return { status: 422, title: 'This did not work', text: error.message };
  if (error instanceof HttpException && error.getStatus() === 404) return GONE;
  return UNEXPECTED;
}

const textOf = (error: InvalidFields | Unreadable): string =>
  error instanceof InvalidFields ? (error.fieldErrors[0]?.message ?? error.message) : error.message;
