import { createHmac } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pino } from 'pino';
import type { AppConfig } from '../config/app.config.ts';
import { canonicalEmail } from '../mail/canonical-email.ts';
import { traceId } from '../tracing/tracing.ts';
import { AUDIT_EVENT, type AuditEvent } from './audit.decorator.ts';
import { hasBearer } from './bearer/bearer-header.ts';
import { clientNetworkOf } from './client-network.ts';
import { RejectedBodyBursts } from './rejected-body-bursts.ts';
import { requestIdOf } from './request-log.ts';

declare global {
  namespace Express {
    interface Request {
      /** Which event of the audit log this is, whose, and what came of it where the status does not say. */
      audit?: { event: AuditEvent; userId: string | undefined; outcome?: 'code-asked' };
    }
  }
}

/** Names the request for the audit log, when it has reached a route that is written there. */
@Injectable()
export class AuditGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const event = this.reflector.get<AuditEvent | undefined>(AUDIT_EVENT, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    // Read now: signing out and leaving forget who it was.
    if (event) request.audit = { event, userId: request.user?.id };
    return true;
  }
}

const UUID_IN_PATH = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/i;

/**
 * One JSON line for each security event: when (UTC), what, how it ended, who, from where, and the request id. Whoever
 * reads the log learns no address: places and typed addresses are keyed hashes, alike for alike.
 */
export function auditLog(config: AppConfig): RequestHandler {
  // Independent of LOG_LEVEL: who logs less must not lose these.
  const log = pino({
    level: config.logLevel === 'silent' ? 'silent' : 'info',
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { log: 'audit' },
  });
  const key = config.sessionSecret();
  const hash = (text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  const bursts = new RejectedBodyBursts();

  return (request: Request, response: Response, next: NextFunction): void => {
    const trace = traceId();
    response.once('finish', () => {
      const told = eventOf(request, response, bursts);
      if (!told) return;
      const typed = request.audit ? typedEmail(request.body) : undefined;
      log.info({
        ...told,
        status: response.statusCode,
        userId: request.audit?.userId ?? request.user?.id,
        place: hash(clientNetworkOf(request.ip)),
        account: typed && hash(canonicalEmail(typed)),
        requestId: requestIdOf(request),
        traceId: trace,
      });
    });
    next();
  };
}

function eventOf(
  request: Request,
  response: Response,
  bursts: RejectedBodyBursts,
): { event: string; outcome: string } | undefined {
  const { statusCode: status } = response;
  if (request.audit) return { event: request.audit.event, outcome: outcomeOf(request, response) };
  if (status === 429) return { event: 'rate-limit', outcome: 'limited' };
  if (status === 403 && (request.user?.scopes || hasBearer(request)))
    return { event: 'token-scope', outcome: 'refused' };
  if (status === 403) return { event: 'foreign-write', outcome: 'refused' };
  if (status === 404 && request.user && UUID_IN_PATH.test(request.path))
    return { event: 'not-found', outcome: 'refused' };
  if (status === 400 && bursts.isBurst(clientNetworkOf(request.ip)))
    return { event: 'validation-burst', outcome: 'refused' };
  return undefined;
}

function outcomeOf({ audit }: Request, response: Response): string {
  const { statusCode: status } = response;
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  if (status >= 400 || /[?&]error=/.test(String(response.getHeader('Location') ?? ''))) return 'refused';
  return audit?.outcome ?? 'ok';
}

function typedEmail(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email : undefined;
}
