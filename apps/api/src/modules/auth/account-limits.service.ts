import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { PgPool } from '../../database/pg-pool.ts';
import { TooManyRequests } from '../../refusals/refusals.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often something may be asked, by whom it is counted. */
const WINDOWS = {
  /** Reset links from one address of the network, which many phones of one carrier may share. */
  'reset-place': { points: 60, duration: HOUR },
  /** Reset links to one account. */
  'reset-account': { points: 3, duration: HOUR },
  /** Confirmation links to one account. */
  'verify-account': { points: 3, duration: HOUR },
  /** Links opened from one address of the network. */
  'link-place': { points: 60, duration: HOUR },
  /** Wrong passwords given by somebody who is signed in already. */
  'proof-account': { points: 10, duration: QUARTER_HOUR },
  /** Wrong codes of the second factor. */
  'code-account': { points: 5, duration: QUARTER_HOUR },
  /** Downloads of everything. */
  'export-account': { points: 10, duration: HOUR },
} as const;
export type LimitedAct = keyof typeof WINDOWS;

/** Counts acts around an account in the database, so that all API processes share the count. */
@Injectable()
export class AccountLimits {
  private readonly limiters = new Map<LimitedAct, RateLimiterPostgres>();

  constructor(private readonly pool: PgPool) {}

  /** Counts one. @returns whether it was within the limit. */
  async allows(act: LimitedAct, key: string): Promise<boolean> {
    return (await this.count(act, key)) === undefined;
  }

  /** Counts one. @throws TooManyRequests when it was over the limit. */
  async take(act: LimitedAct, key: string, message: string): Promise<void> {
    const over = await this.count(act, key);
    if (over) throw new TooManyRequests(message, Math.max(1, Math.ceil(over.msBeforeNext / 1000)));
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
      ...WINDOWS[act],
    });
    this.limiters.set(act, made);
    return made;
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
