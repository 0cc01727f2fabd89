import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { ChangePasswordDto } from '@career/contracts/account/change-password.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Transaction } from '../../../database/transaction.ts';
import { InvalidFields, NotSignedIn } from '../../../errors/domain-errors.ts';
import { UsersService } from '../profile/users.service.ts';
import { KnownDevices } from '../sessions/known-devices.ts';
import { SessionStart } from '../sessions/session-start.ts';
import { AccountAccess } from './account-access.ts';
import { AccountMails } from './account-mails.ts';
import { COMMON_PASSWORD } from './accounts.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { OwnerProof } from './owner-proof.service.ts';
import { hashPassword } from './passwords.ts';

/** Putting a new password in place of the old one; whoever was signed in by the old one no longer is. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly users: UsersService,
    private readonly access: AccountAccess,
    private readonly proof: OwnerProof,
    private readonly starts: SessionStart,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
  ) {}

  /** The person who asks stays signed in, under a new session id. */
  async change(
    ownerId: string,
    { currentPassword, newPassword }: ChangePasswordDto,
    request: Request,
    response: Response,
  ): Promise<AccountAnswerDto> {
    const user = await this.users.get(ownerId);
    const provenAt = await this.proof.checkPassword(ownerId, currentPassword, 'currentPassword');
    const password = await this.hashFor(user, newPassword);
    const credentialsVersion = await this.users.renewCredentials(
      ownerId,
      { password },
      (transaction) => this.access.endSignIns(ownerId, transaction),
      { credentialsVersion: provenAt },
    );
    // Somebody else put another password there between our two looks.
    if (!credentialsVersion) throw new NotSignedIn();
    this.mails.changed(user, { what: 'password' });
    await this.starts.renew(request, response, { user, credentialsVersion });
    return { ok: true, message: 'Your password was changed. You are signed out everywhere else.' };
  }

  /**
   * For who has shown that the address is theirs. The browser that holds the link is the owner's: wrong guesses made
   * elsewhere do not keep it out.
   * @param redeem uses the link up, in the same transaction.
   */
  async replaceForgotten(
    user: UserDto,
    password: string,
    redeem: (transaction: Transaction) => Promise<void>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const taken = await this.access.takeOver(user.id, { password, googleId: null }, redeem);
    if (taken) this.mails.takenOver({ ...user, isEmailVerified: true }, 'password');
    else {
      await this.users.renewCredentials(user.id, { password }, async (transaction) => {
        await redeem(transaction);
        await this.access.endSignIns(user.id, transaction);
      });
      this.mails.changed(user, { what: 'password' });
    }
    this.devices.remember(request, response, user.email);
  }

  /** @throws InvalidFields when the password is easy to guess. */
  async hashFor({ email, firstName, lastName }: UserDto, newPassword: string): Promise<string> {
    const about = [email, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`];
    if (await isCommonPassword(newPassword, about)) {
      throw new InvalidFields([{ field: 'newPassword', message: COMMON_PASSWORD }]);
    }
    return await hashPassword(newPassword);
  }
}
