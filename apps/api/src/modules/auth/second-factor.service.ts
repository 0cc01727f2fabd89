import type { ProofDto } from '@career/contracts/account/proof.dto';
import type { BackupCodesDto, SecondFactorSetUpDto } from '@career/contracts/account/second-factor.dto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { AppConfig } from '../../config/app.config.ts';
import { SealedText } from '../../database/sealed-text.ts';
import { InvalidFields, Unprocessable } from '../../refusals/refusals.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountMails } from './account-mails.ts';
import { backupCodeHash, bareCode, newBackupCodes } from './backup-codes.ts';
import { OwnerProof } from './owner-proof.service.ts';
import type { SecondFactor } from './second-factor.entity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

export const WRONG_CODE = 'This code is not right, or was used already.';

const PERIOD_SECONDS = 30;
/** A clock half a minute off is still served (RFC 6238, 5.2). */
const STEPS_ASIDE = 1;
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;

/** The optional second factor: codes of an authenticator app (RFC 6238), and backup codes for when it is lost. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly users: UsersService,
    private readonly proof: OwnerProof,
    private readonly sealed: SealedText,
    private readonly mails: AccountMails,
    private readonly config: AppConfig,
  ) {}

  /** @returns how many backup codes are left; undefined when no code is asked. */
  backupCodesLeft(ownerId: string): Promise<number | undefined> {
    return this.factors.backupCodesLeft(ownerId);
  }

  async begin(ownerId: string, proof: ProofDto): Promise<SecondFactorSetUpDto> {
    await this.proof.check(ownerId, proof);
    const { email } = await this.users.get(ownerId);
    const secret = new Secret({ size: SECRET_BYTES });
    if (!(await this.factors.begin(ownerId, this.sealed.seal('second-factor', secret.base32)))) {
      throw new Unprocessable('A second factor is on already. Turn it off before you set up another.');
    }
    return { secret: secret.base32, address: totpOf(secret.base32, email).toString() };
  }

  /**
   * The first code shows that the app was set up right; only from then on codes are asked.
   * @param credentialsVersion with which the session that asks was begun.
   */
  async confirm(ownerId: string, credentialsVersion: number, code: string): Promise<BackupCodesDto> {
    const factor = await this.factors.find(ownerId);
    if (!factor || factor.confirmedAt)
      throw new Unprocessable('There is no set-up to finish. Please begin again.');
    const step = this.stepOf(factor, code);
    if (step === undefined) throw new InvalidFields([{ field: 'code', message: WRONG_CODE }]);
    const codes = newBackupCodes();
    const { confirmed } = await this.users.whileCurrent(ownerId, credentialsVersion, (em) =>
      this.factors.confirm(ownerId, step, this.hashesOf(codes), em),
    );
    if (confirmed === 0) {
      throw new Unprocessable('There is no set-up to finish. Please begin again.');
    }
    await this.tell(
      ownerId,
      'Signing in to your Career Toolkit account now asks for a code from your phone.',
    );
    return { codes };
  }

  /** Takes a code, so that it is never taken again. @returns whether it was right. */
  async take(ownerId: string, code: string): Promise<boolean> {
    const factor = await this.factors.find(ownerId);
    if (!factor?.confirmedAt) return false;
    const step = this.stepOf(factor, code);
    if (step !== undefined) return await this.factors.takeStep(ownerId, step);
    return await this.factors.takeBackupCode(ownerId, backupCodeHash(code, this.config.sessionSecret()));
  }

  async renewBackupCodes(ownerId: string, proof: ProofDto): Promise<BackupCodesDto> {
    await this.proof.check(ownerId, proof);
    const codes = newBackupCodes();
    if (!(await this.factors.replaceBackupCodes(ownerId, this.hashesOf(codes)))) {
      throw new Unprocessable('There is no second factor on this account.');
    }
    await this.tell(ownerId, 'The backup codes of your Career Toolkit account were replaced by new ones.');
    return { codes };
  }

  async turnOff(ownerId: string, proof: ProofDto): Promise<void> {
    await this.proof.check(ownerId, proof);
    await this.factors.remove(ownerId);
    await this.tell(ownerId, 'Signing in to your Career Toolkit account no longer asks for a code.');
  }

  private stepOf({ secret }: SecondFactor, code: string): number | undefined {
    const token = bareCode(code);
    if (!/^\d{6}$/.test(token)) return undefined;
    const timestamp = Date.now();
    const delta = totpOf(this.sealed.open('second-factor', secret)).validate({
      token,
      timestamp,
      window: STEPS_ASIDE,
    });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }

  private hashesOf(codes: string[]): string[] {
    return codes.map((code) => backupCodeHash(code, this.config.sessionSecret()));
  }

  private async tell(ownerId: string, what: string): Promise<void> {
    this.mails.changed(await this.users.get(ownerId), what);
  }
}

const totpOf = (secret: string, label = 'account'): TOTP =>
  new TOTP({ issuer: 'Career Toolkit', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
