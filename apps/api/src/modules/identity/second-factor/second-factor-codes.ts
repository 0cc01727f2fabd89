import { Injectable, Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { AppConfig } from '../../../config/app.config.ts';
import { TextEncryption } from '../../../database/text-encryption.ts';
import { backupCodeHash, bareCode } from './backup-codes.ts';
import type { SecondFactor } from './second-factor.entity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

export const WRONG_CODE = 'This code is not right, or was used already.';

const PERIOD_SECONDS = 30;
/** A clock half a minute off is still served (RFC 6238, 5.2). */
const STEPS_ASIDE = 1;

/** Codes of the second factor: whether one is asked, whether one is right. */
@Injectable()
export class SecondFactorCodes {
  private readonly logger = new Logger('SecondFactor');

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly encryption: TextEncryption,
    private readonly config: AppConfig,
  ) {}

  /** @returns how many backup codes are left; undefined when no code is asked. */
  backupCodesLeft(ownerId: string): Promise<number | undefined> {
    return this.factors.backupCodesLeft(ownerId);
  }

  /** Takes a code, so that it is never taken again. @returns whether it was right. */
  async take(ownerId: string, code: string): Promise<boolean> {
    const factor = await this.factors.find(ownerId);
    if (!factor?.confirmedAt) return false;
    const step = this.stepOf(factor, code);
    if (step !== undefined) return await this.factors.takeStep(ownerId, step);
    return await this.factors.takeBackupCode(ownerId, this.hashOf(code));
  }

  /** @returns the time step of a code from the app; undefined when it is none. */
  stepOf({ secret }: SecondFactor, code: string): number | undefined {
    const token = bareCode(code);
    const key = this.open(secret);
    if (!/^\d{6}$/.test(token) || key === undefined) return undefined;
    const timestamp = Date.now();
    const delta = totpOf(key).validate({ token, timestamp, window: STEPS_ASIDE });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }

  /** What is kept of a backup code. */
  hashOf(code: string): string {
    return backupCodeHash(code, this.config.sessionSecret());
  }

  private open(secret: string): string | undefined {
    try {
      return this.encryption.decrypt('second-factor', secret);
    } catch {
      this.logger.error(
        'A second factor was encrypted with another SESSION_SECRET: no code of it can be right',
      );
      return undefined;
    }
  }
}

export const totpOf = (secret: string, label = 'account'): TOTP =>
  new TOTP({ issuer: 'Career Toolkit', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
