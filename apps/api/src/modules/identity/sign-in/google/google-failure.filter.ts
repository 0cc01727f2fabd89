import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GOOGLE_PAGES } from './google-flow.ts';

/** Where a Google sign-in that cannot go on ends; the screen shows its notice there. */
const FAILED = '/auth?error=auth_failed';

/** A person who comes back from Google sees a page, whatever went wrong; why is for the log. */
@Catch()
export class GoogleFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Google');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    this.logger.warn(`Google sign-in failed: ${error instanceof Error ? error.message : String(error)}`);
    const purpose = request.user && request.session?.googleAttempt?.purpose?.purpose;
    if (request.session) delete request.session.googleAttempt;
    if (!response.headersSent) response.redirect(purpose ? GOOGLE_PAGES[purpose].failed : FAILED);
  }
}
