import type { NextFunction, Request, Response } from 'express';

const LENIENT = 'handling=lenient';

/**
 * Answers 204 in place of 401 when nobody is signed in, for callers that prefer it (RFC 7240): browsers log a 401 as an
 * error, and on the page of a visitor it is none.
 */
export function signedOutAnswer(request: Request, response: Response, next: NextFunction): void {
  const isAsked = request.method === 'GET' && (request.get('Prefer') ?? '').includes(LENIENT);
  if (!isAsked || request.user) {
    next();
    return;
  }
  response.setHeader('Preference-Applied', LENIENT);
  response.status(204).end();
}
