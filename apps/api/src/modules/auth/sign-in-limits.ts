import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { PgPool } from '../../database/pg-pool.ts';
import { canonicalEmail } from '../../mail/canonical-email.ts';
import { TooManyRequests } from '../../refusals/refusals.ts';
import { KnownDevices } from './known-devices.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a little before you try again.';

/** Wrong passwords allowed, by who tries. Counted in the database, so all API processes share them. */
const WINDOWS = {
  /** One account from one address, or from one browser its owner used before. */
  place: { points: 10, duration: QUARTER_HOUR },
  /** One account from all addresses that its owner never used. */
  account: { points: 100, duration: HOUR },
  /** All accounts from one address. */
  address: { points: 100, duration: HOUR },
} as const;
type Window = keyof typeof WINDOWS;

@Injectable()
export class SignInLimits {
  private readonly logger = new Logger('SignIn');
  private readonly limiters: Record<Window, RateLimiterPostgres>;

  constructor(
    pool: PgPool,
    private readonly devices: KnownDevices,
  ) {
    const limiter = (window: Window) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: `sign-in-${window}`,
        ...WINDOWS[window],
      });
    this.limiters = { place: limiter('place'), account: limiter('account'), address: limiter('address') };
  }

  /** Refuses before any password is looked at. @returns whether there is something to forgive. */
  async check(request: Request, email: string): Promise<boolean> {
    let hasFailed = false;
    for (const [window, key] of this.keys(request, email)) {
      const used = await this.limiters[window].get(key);
      if (used && used.consumedPoints >= WINDOWS[window].points) this.refuse(window, used);
      hasFailed ||= window === 'place' && used !== null;
    }
    return hasFailed;
  }

  async countFailure(request: Request, email: string): Promise<void> {
    await Promise.all(
      this.keys(request, email).map(([window, key]) => this.limiters[window].consume(key).catch(passOver)),
    );
  }

  async forgive(request: Request, email: string): Promise<void> {
    const [[window, key]] = this.keys(request, email);
    await this.limiters[window].delete(key);
  }

  private keys(request: Request, email: string): [[Window, string], ...[Window, string][]] {
    const account = hashed(canonicalEmail(email));
    const device = this.devices.find(request, email);
    if (device) return [['place', `${account}:${device}`]];
    const address = hashed(request.ip ?? '');
    return [
      ['place', `${account}:${address}`],
      ['account', account],
      ['address', address],
    ];
  }

  private refuse(window: Window, used: RateLimiterRes): never {
    this.logger.warn(`Sign-in held back: too many wrong passwords for one ${window}`);
    throw new TooManyRequests(TOO_MANY_ATTEMPTS, Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A limit that is reached meanwhile is told by the next check; only real errors matter here. */
function passOver(reason: unknown): void {
  if (!(reason instanceof RateLimiterRes)) throw reason;
}
