import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response, urlencoded } from 'express';
import { AppConfig } from '../../config/app.config.ts';
import { ForeignOrigin, TooLarge, Unreadable } from '../../errors/domain-errors.ts';
import { comesFromHere } from '../same-origin.middleware.ts';
import { PLAIN_PAGE_POLICY } from './page-layout.ts';

const FORM_BYTES = 16 * 1024;
const FORM_FIELDS = 10;

const readForm = urlencoded({
  extended: false,
  limit: FORM_BYTES,
  parameterLimit: FORM_FIELDS,
  inflate: false,
});

/**
 * Of pages without script that need no sign-in: their headers, and the forms that they send, which must come from a
 * page of the product. A page's address is a secret, so no other site learns it.
 */
@Injectable()
export class PlainPageGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY);
    // Not `no-referrer`, which would have browsers send forms with `Origin: null`.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive');
    if (request.method !== 'POST') return true;
    if (!comesFromHere(request, this.config)) throw new ForeignOrigin();
    await new Promise<void>((resolve, reject) => {
      readForm(request, response, (error?: unknown) => (error ? reject(domainErrorOf(error)) : resolve()));
    });
    return true;
  }
}

const domainErrorOf = (error: unknown): Error =>
  error instanceof Error && 'type' in error && error.type === 'entity.too.large'
    ? new TooLarge('This is too long. Please write less.')
    : new Unreadable('We could not read this form. Please go back and send it again.');
