import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { TooManyRequests } from '../../../errors/domain-errors.ts';
import { clientNetworkOf } from '../../../http/client-network.ts';
import { canonicalEmail } from '../../../mail/canonical-email.ts';
import { AccountLimits, type LimitedAct } from '../account/account-limits.service.ts';
import { KnownDevices } from '../sessions/known-devices.ts';

export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a little before you try again.';

type Count = readonly [LimitedAct, string];

/** A sign-in that is counted as wrong until its password was found right. */
export interface CountedAttempt {
  readonly counts: readonly Count[];
}

/** Limits wrong passwords. */
@Injectable()
export class SignInLimits {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly limits: AccountLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt before any password is looked at.
   * @throws TooManyRequests when there were too many; then it counts no further than the limit it met.
   */
  async begin(request: Request, email: string): Promise<CountedAttempt> {
    const counts: Count[] = [];
    for (const count of this.countsOf(request, email)) {
      try {
        await this.limits.take(...count, TOO_MANY_ATTEMPTS);
      } catch (error) {
        await this.giveBack({ counts });
        if (error instanceof TooManyRequests) this.logger.warn(`Too many wrong passwords: ${count[0]}`);
        throw error;
      }
      counts.push(count);
    }
    return { counts };
  }

  /** The password was right: this attempt does not count, nor do earlier ones from the same place. */
  async succeed({ counts: [place, ...others] }: CountedAttempt): Promise<void> {
    if (place) await this.limits.forgive(...place);
    await this.giveBack({ counts: others });
  }

  /** Nobody knows whether the password was right. */
  async giveBack({ counts }: CountedAttempt): Promise<void> {
    await Promise.all(counts.map((count) => this.limits.giveBack(...count)));
  }

  private countsOf(request: Request, email: string): Count[] {
    const account = canonicalEmail(email);
    const device = this.devices.find(request, email);
    if (device) return [['sign-in-place', `${account} ${device}`]];
    const place = clientNetworkOf(request.ip);
    return [
      ['sign-in-place', `${account} ${place}`],
      ['sign-in-account', account],
      ['sign-in-address', place],
    ];
  }
}
