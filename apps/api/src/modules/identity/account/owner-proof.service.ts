import type { ProofDto } from '@career/contracts/account/proof.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidFields, Unprocessable } from '../../../errors/domain-errors.ts';
import { canonicalEmail } from '../../../mail/canonical-email.ts';
import { UsersService } from '../profile/users.service.ts';
import { SecondFactorCodes, WRONG_CODE } from '../second-factor/second-factor-codes.ts';
import { isFreshlyConfirmed } from '../sign-in/google/google-flow.ts';
import { TOO_MANY_ATTEMPTS } from '../sign-in/sign-in-limits.ts';
import { AccountLimits } from './account-limits.service.ts';
import { passwordFits } from './passwords.ts';

const WRONG_PASSWORD = 'This is not the password of your account.';
const WRONG_CONFIRMATION = 'Please type the email address of your account.';
const NO_PASSWORD = 'This account has no password yet. Ask for a link to choose one.';
const NEEDS_GOOGLE =
  'Please confirm with Google first that it is you. This lasts five minutes in this browser.';

/** Makes sure that it is the owner who asks, and not somebody at a screen left open. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly users: UsersService,
    private readonly codes: SecondFactorCodes,
    private readonly limits: AccountLimits,
  ) {}

  /** The password. Where there is none: the typed address, and a code of the second factor or a fresh visit to Google. */
  async check(ownerId: string, proof: ProofDto, request: Request): Promise<void> {
    const keys = await this.users.findKeys(ownerId);
    if (keys.password) {
      await this.checkPassword(ownerId, proof.password ?? '', 'password');
      return;
    }
    const { email } = await this.users.get(ownerId);
    if (canonicalEmail(proof.confirmation ?? '') !== email) {
      throw new InvalidFields([{ field: 'confirmation', message: WRONG_CONFIRMATION }]);
    }
    if ((await this.codes.backupCodesLeft(ownerId)) !== undefined) {
      await this.checkCode(ownerId, proof.code ?? '');
    } else if (!isFreshlyConfirmed(request)) throw new Unprocessable(NEEDS_GOOGLE);
  }

  /**
   * @param field what the form calls it.
   * @returns the version of the credentials that the password belongs to.
   */
  async checkPassword(ownerId: string, given: string, field: string): Promise<number> {
    const keys = await this.users.findKeys(ownerId);
    if (!keys.password) throw new Unprocessable(NO_PASSWORD);
    await this.limits.take('proof-account', ownerId, TOO_MANY_ATTEMPTS);
    if (!(await passwordFits(keys.password, given))) {
      throw new InvalidFields([{ field, message: WRONG_PASSWORD }]);
    }
    await this.limits.forgive('proof-account', ownerId);
    return keys.credentialsVersion;
  }

  /** Takes a code of the second factor. */
  async checkCode(ownerId: string, code: string): Promise<void> {
    await this.limits.take('code-account', ownerId, TOO_MANY_ATTEMPTS);
    if (!(await this.codes.take(ownerId, code))) {
      throw new InvalidFields([{ field: 'code', message: WRONG_CODE }]);
    }
    await this.limits.forgive('code-account', ownerId);
  }
}
