import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { Page } from '../database/keyset.ts';

/** Sends the rows of a page as a plain list, with the total and the way to the next page in headers. */
@Injectable()
export class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((page) => {
        if (page.total !== undefined) response.setHeader('X-Total-Count', page.total);
        if (page.next) response.setHeader('Link', `<${nextAddress(request, page.next)}>; rel="next"`);
        return page.rows;
      }),
    );
  }
}

function nextAddress(request: Request, cursor: string): string {
  const [path = '', query] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}
