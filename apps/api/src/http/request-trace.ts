import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { startSpan } from '../tracing/tracing.ts';
import { requestIdOf } from './request-log.ts';

/** The route that served a request: `/api/resumes/:id`, never the address. */
export const routeOf = (request: Request): string | undefined =>
  (request.route as { path?: string } | undefined)?.path;

/** Traces each request of the API: route, status, request id. A trace of the caller is taken up. */
export const requestTrace: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  if (!request.path.startsWith('/api/')) return next();
  const { method } = request;
  const parent = request.headers.traceparent;
  const underWay = startSpan({
    name: method,
    kind: 'server',
    parent: typeof parent === 'string' ? parent : undefined,
    attributes: { 'http.request.method': method },
  });
  if (!underWay) return next();
  response.once('close', () => {
    const route = routeOf(request);
    const status = response.statusCode;
    if (route) underWay.rename(`${method} ${route}`);
    underWay.setAttributes({
      'http.route': route,
      'http.response.status_code': status,
      'career.request.id': requestIdOf(request),
      // No failure: people leave, and who follows a job does so in the end.
      'career.request.left': response.writableFinished ? undefined : true,
    });
    underWay.end(status >= 500 ? String(status) : undefined);
  });
  underWay.within(next);
};
