import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../../../config/app.config.ts';
import { PgPool } from '../../../database/pg-pool.ts';
import { TooManyRequests } from '../../../errors/domain-errors.ts';
import { secondsUntilReset } from '../../../http/rate-limit-seconds.ts';

const TEN_MINUTES = 10 * 60;
const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How often something may be done, and by what it is counted. A place is an address, or a network of IPv6. */
const windowsOf = ({ signUpsPerHour }: AppConfig) => ({
  /** Wrong passwords for one account from one place, or from one browser its owner used before. */
  'sign-in-place': { points: 10, duration: QUARTER_HOUR },
  /** Wrong passwords for one account from all places that its owner never used. */
  'sign-in-account': { points: 100, duration: HOUR },
  /** Wrong passwords for all accounts from one place. */
  'sign-in-address': { points: 100, duration: HOUR },
  /** New accounts from one place. A school, a cyber cafe or the phones of a carrier are one. */
  'sign-up-place': { points: signUpsPerHour, duration: HOUR },
  /** New accounts for one mailbox. */
  'sign-up-mailbox': { points: 30, duration: HOUR },
  /** Answers to one place that an address has an account already. */
  'sign-up-taken': { points: 40, duration: HOUR },
  /** Reset links from one place, which many phones of one carrier may share. */
  'reset-place': { points: 60, duration: HOUR },
  /** Reset links to one mailbox. */
  'reset-mailbox': { points: 3, duration: HOUR },
  /** Confirmation links to one account. */
  'verify-account': { points: 3, duration: HOUR },
  /** Confirmation links to one mailbox, the first one of each account included. */
  'verify-mailbox': { points: 5, duration: HOUR },
  /** Mails without a link to one mailbox that nobody has confirmed. */
  'notice-mailbox': { points: 5, duration: DAY },
  /** Links opened from one place. */
  'link-place': { points: 60, duration: HOUR },
  /** Visits to Google begun from one place. */
  'google-place': { points: 120, duration: TEN_MINUTES },
  /** Wrong passwords given by somebody who is signed in already, or holds a link. */
  'proof-account': { points: 10, duration: QUARTER_HOUR },
  /** Wrong codes of the second factor. */
  'code-account': { points: 5, duration: QUARTER_HOUR },
  /** Addresses of shared pages and reviews from one place that lead nowhere. */
  'share-address-place': { points: 60, duration: HOUR },
  /** Wrong passwords for one shared page from one place. */
  'share-password-place': { points: 10, duration: QUARTER_HOUR },
  /** Wrong passwords for one shared page from all places. */
  'share-password-link': { points: 100, duration: HOUR },
  /** Reports of shared pages from one place. */
  'share-report-place': { points: 10, duration: HOUR },
  /** Comments on reviews from one place. */
  'review-comment-place': { points: 60, duration: HOUR },
  /** Links made by one account. */
  'share-link-owner': { points: 60, duration: HOUR },
  /** Requests of apps that one person looked at or answered: each may read a document from somewhere. */
  'app-request': { points: 60, duration: HOUR },
  /** Times that one app has got new tokens for an old one. */
  'app-refresh': { points: 30, duration: HOUR },
  /** Downloads of everything. */
  'export-account': { points: 10, duration: HOUR },
  /** Test calls of one person's webhooks: they reach other people's servers. */
  'webhook-test-account': { points: 30, duration: HOUR },
});
export type LimitedAct = keyof ReturnType<typeof windowsOf>;

/**
 * Counts acts around an account in the database, so that all API processes share the count. An act is counted before it
 * is tried, so that no number of tries at once gets past; what is not to count is given back.
 */
@Injectable()
export class AccountLimits {
  private readonly limiters = new Map<LimitedAct, RateLimiterPostgres>();

  constructor(
    private readonly pool: PgPool,
    private readonly config: AppConfig,
  ) {}

  /** Counts one. @returns whether it was within the limit. */
  async allows(act: LimitedAct, key: string): Promise<boolean> {
    return (await this.count(act, key)) === undefined;
  }

  /** Counts one. @throws TooManyRequests when it was over the limit. */
  async take(act: LimitedAct, key: string, message: string): Promise<void> {
    const over = await this.count(act, key);
    if (over) throw new TooManyRequests(message, secondsUntilReset(over));
  }

  /** Takes back one that was counted. */
  async giveBack(act: LimitedAct, key: string): Promise<void> {
    await this.limiter(act).reward(hashed(key));
  }

  /** @returns to the beginning, after a success. */
  async forgive(act: LimitedAct, key: string): Promise<void> {
    await this.limiter(act).delete(hashed(key));
  }

  private async count(act: LimitedAct, key: string): Promise<RateLimiterRes | undefined> {
    try {
      await this.limiter(act).consume(hashed(key));
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    }
  }

  private limiter(act: LimitedAct): RateLimiterPostgres {
    const known = this.limiters.get(act);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: act,
      ...windowsOf(this.config)[act],
    });
    this.limiters.set(act, made);
    return made;
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
