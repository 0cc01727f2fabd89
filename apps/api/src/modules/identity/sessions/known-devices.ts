import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../../config/app.config.ts';
import { canonicalEmail } from '../../../mail/canonical-email.ts';

const COOKIE = 'career_device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers browsers that an account was signed in from. Guesses made elsewhere then never count against the owner's
 * own browser, so nobody can be locked out by a stranger.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly config: AppConfig) {}

  /** Name of this browser if the account was signed in from it before. */
  find(request: Request, email: string): string | undefined {
    const [, name, proof] =
      new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})\\.([\\w-]{43})`).exec(request.headers.cookie ?? '') ?? [];
    if (!name || !proof) return undefined;
    const expected = this.proofOf(name, email);
    return timingSafeEqual(Buffer.from(proof), Buffer.from(expected)) ? name : undefined;
  }

  remember(request: Request, response: Response, email: string): void {
    const name = this.find(request, email) ?? randomBytes(16).toString('base64url');
    response.cookie(COOKIE, `${name}.${this.proofOf(name, email)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isSecure,
      path: '/api/auth',
      maxAge: YEAR_MS,
    });
  }

  private proofOf(name: string, email: string): string {
    return createHmac('sha256', this.config.sessionSecret())
      .update(`device:${name}:${canonicalEmail(email)}`)
      .digest('base64url');
  }
}
