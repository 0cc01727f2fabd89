import { LIMITS } from '@career/contracts/vocabulary/limits';
import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type Refusal, TooLarge, Unreadable, WrongContentType } from '../refusals/refusals.ts';

const read = json({ limit: LIMITS.bodyBytes, inflate: false, strict: true });

/** Reads a JSON body; what cannot be read is refused in our own words, for the parser quotes what it was sent. */
export const jsonBody: RequestHandler = (request: Request, response: Response, next: NextFunction): void => {
  read(request, response, (error?: unknown) => next(error === undefined ? undefined : refusalOf(error)));
};

function refusalOf(error: unknown): Refusal | unknown {
  switch (error instanceof Error && 'type' in error ? error.type : undefined) {
    case 'entity.too.large':
      return new TooLarge('The body is too large.');
    case 'entity.parse.failed':
      return new Unreadable('The body is not valid JSON.');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new WrongContentType('Send the body as application/json in UTF-8, not compressed.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new Unreadable('The body did not arrive whole.');
    default:
      return error;
  }
}
