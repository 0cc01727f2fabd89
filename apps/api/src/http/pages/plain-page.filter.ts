import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  DomainError,
  ForeignOrigin,
  InvalidFields,
  NotFound,
  TooLarge,
  TooManyRequests,
  Unreadable,
} from '../../errors/domain-errors.ts';
import { type MailTexts, mailTexts } from '../../mail/texts/mail-texts.ts';
import { readerLanguage } from '../browser-language.ts';
import { noticePage } from './page-layout.ts';

interface Notice {
  status: number;
  title: string;
  text: string;
}

/** Answers what goes wrong on a page without script with such a page. */
@Catch()
export class PlainPageFilter implements ExceptionFilter {
  private readonly logger = new Logger('PlainPage');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const texts = mailTexts(readerLanguage(host.switchToHttp().getRequest<Request>()));
    const notice = noticeOf(error, texts);
    if (!notice) this.logger.error(error instanceof Error ? error.stack : String(error));
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', error.retryAfterSeconds);
    const { status, title, text } = notice ?? unexpected(texts);
    response
      .status(status)
      .type('html')
      .send(noticePage(texts, title, text));
  }
}

const unexpected = ({ t }: MailTexts): Notice => ({
  status: 500,
  title: t`Something went wrong`,
  text: t`Something went wrong on our side. Please try again in a minute.`,
});

function noticeOf(error: unknown, { t }: MailTexts): Notice | undefined {
  // One answer for a wrong address and for one that has ended, so that nobody learns which it is.
  if (error instanceof NotFound || (error instanceof HttpException && error.getStatus() === 404))
    return {
      status: 404,
      title: t`There is no page here`,
      text: t`The address may be wrong, or the page may have ended. Ask the person who gave it to you.`,
    };
  if (error instanceof TooManyRequests) return { status: 429, title: t`Please wait`, text: error.message };
  if (error instanceof ForeignOrigin)
    return {
      status: 403,
      title: t`Not allowed`,
      text: t`This form was not sent from its own page. Please open the page again.`,
    };
  if (error instanceof TooLarge)
    return { status: 413, title: t`Too long`, text: t`This is too long. Please write less.` };
  if (error instanceof Unreadable)
    return {
      status: 400,
      title: t`Please check the form`,
      text: t`We could not read this form. Please go back and send it again.`,
    };
  if (error instanceof InvalidFields)
    return {
      status: 400,
      title: t`Please check the form`,
      text: error.fieldErrors[0]?.message ?? error.message,
    };
  return error instanceof DomainError
    ? { status: 422, title: t`This did not work`, text: error.message }
    : undefined;
}
