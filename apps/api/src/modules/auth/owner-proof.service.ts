import type { ProofDto } from '@career/contracts/account/proof.dto';
import { Injectable } from '@nestjs/common';
import { canonicalEmail } from '../../mail/canonical-email.ts';
import { InvalidFields, Unprocessable } from '../../refusals/refusals.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { passwordFits } from './passwords.ts';
import { TOO_MANY_ATTEMPTS } from './sign-in-limits.ts';

const WRONG_PASSWORD = 'This is not the password of your account.';
const WRONG_CONFIRMATION = 'Please type the email address of your account.';
const NO_PASSWORD = 'This account has no password yet. Ask for a link to choose one.';

/** Makes sure that it is the owner who asks, and not somebody at a screen left open. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AccountLimits,
  ) {}

  /** The password; the typed address where there is none. */
  async check(ownerId: string, { password, confirmation }: ProofDto): Promise<void> {
    const keys = await this.users.findKeys(ownerId);
    if (keys.password) {
      await this.checkPassword(ownerId, password ?? '', 'password');
      return;
    }
    const { email } = await this.users.get(ownerId);
    if (canonicalEmail(confirmation ?? '') === email) return;
    throw new InvalidFields([{ field: 'confirmation', message: WRONG_CONFIRMATION }]);
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
}
