import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, type Observable, tap } from 'rxjs';
import { PreconditionFailed, StaleVersion, Unreadable } from '../errors/domain-errors.ts';

interface Versioned {
  version: number;
}

/** Reads `If-Match` as the version that was edited, and names the version of the answer in `ETag`. */
@Injectable()
export class DocumentVersionInterceptor implements NestInterceptor<Versioned, Versioned> {
  intercept(context: ExecutionContext, next: CallHandler<Versioned>): Observable<Versioned> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    takeIfMatch(request);
    return next.handle().pipe(
      tap(({ version }) => response.setHeader('ETag', `"${version}"`)),
      catchError((error: unknown) => {
        const isPrecondition = error instanceof StaleVersion && request.headers['if-match'] !== undefined;
        throw isPrecondition ? new PreconditionFailed(error) : error;
      }),
    );
  }
}

/** Puts the version of `If-Match` into the body, before the rules of the body are asked. `*` asks for any version. */
function takeIfMatch({ headers, body }: Request): void {
  const tag = headers['if-match']?.trim();
  if (tag === undefined || tag === '*' || typeof body !== 'object' || body === null) return;
  const version = /^"(\d{1,10})"$/.exec(tag)?.[1];
  if (!version) throw new Unreadable('If-Match must be one ETag of this document, for example "3".');
  const { version: inBody } = body as { version?: unknown };
  if (inBody !== undefined && inBody !== Number(version)) {
    throw new Unreadable('If-Match and the version in the body differ.');
  }
  body.version = Number(version);
}
