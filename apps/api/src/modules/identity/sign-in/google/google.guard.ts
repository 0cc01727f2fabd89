import { randomBytes } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppConfig } from '../../../../config/app.config.ts';
import { clientNetworkOf } from '../../../../http/client-network.ts';
import { endWithBrowser } from '../../../../http/sessions/session-store.ts';
import { AccountLimits } from '../../account/account-limits.service.ts';
import { TOO_MANY_ATTEMPTS } from '../sign-in-limits.ts';
import { beginVisit } from './google-flow.ts';
import { type GoogleIdentity, GoogleRefused } from './google-identity.ts';

/** Two calls to Google must be answered within this; a person does not wait longer for a page. */
const DEADLINE_MS = 6_000;

declare global {
  namespace Express {
    interface Request {
      /** Who came back from Google. Apart from `user`, who is signed in here. */
      googleIdentity?: GoogleIdentity;
    }
  }
}

/** Sends the person to Google, and reads what they bring back. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: AccountLimits,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.google) throw new GoogleRefused('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set');
    const request = context.switchToHttp().getRequest<Request>();
    if (!isAnswer(request)) {
      await this.limits.take('google-place', clientNetworkOf(request.ip), TOO_MANY_ATTEMPTS);
      return (await super.canActivate(context)) as boolean;
    }
    if (!request.query.code && !request.query.error)
      throw new GoogleRefused('neither a code nor an error came');
    return await withinDeadline(super.canActivate(context) as Promise<boolean>);
  }

  override getAuthenticateOptions(context: ExecutionContext): object {
    const request = context.switchToHttp().getRequest<Request>();
    if (isAnswer(request)) return { property: 'googleIdentity', session: false };
    if (request.query.sharedPhone === 'true') endWithBrowser(request);
    const nonce = randomBytes(24).toString('base64url');
    beginVisit(request, nonce);
    return { nonce, prompt: 'select_account' };
  }

  override handleRequest<Identity>(error: unknown, identity: Identity | false, info: unknown): Identity {
    if (error) throw error;
    if (!identity) throw new GoogleRefused(messageOf(info) ?? 'the person or Google said no');
    return identity;
  }
}

const isAnswer = (request: Request): boolean => request.path.endsWith('/callback');

const messageOf = (info: unknown): string | undefined =>
  typeof info === 'object' && info !== null && 'message' in info && typeof info.message === 'string'
    ? info.message
    : undefined;

async function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GoogleRefused('Google did not answer in time')), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
