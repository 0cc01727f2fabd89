import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { ChangePasswordDto } from '@career/contracts/account/change-password.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InvalidFields } from '../../refusals/refusals.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountMails } from './account-mails.ts';
import { COMMON_PASSWORD } from './accounts.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { KnownDevices } from './known-devices.ts';
import { OwnerProof } from './owner-proof.service.ts';
import { hashPassword } from './passwords.ts';
import { SessionStart } from './session-start.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Putting a new password in the place of the old one; whoever was signed in by the old one no longer is. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
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
    await this.proof.checkPassword(ownerId, currentPassword, 'currentPassword');
    await this.replace(user, await this.hashFor(user, newPassword));
    await this.starts.renew(request, response, user);
    return { ok: true, message: 'Your password was changed. You are signed out everywhere else.' };
  }

  /** The browser that holds the link is the owner's: wrong guesses made elsewhere do not keep it out. */
  async replaceForgotten(user: UserDto, hash: string, request: Request, response: Response): Promise<void> {
    await this.replace(user, hash, { isEmailVerified: true });
    this.devices.remember(request, response, user.email);
  }

  /** @throws InvalidFields when the password is easy to guess. */
  async hashFor({ email, firstName, lastName }: UserDto, newPassword: string): Promise<string> {
    const about = [email, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`];
    if (isCommonPassword(newPassword, about)) {
      throw new InvalidFields([{ field: 'newPassword', message: COMMON_PASSWORD }]);
    }
    return await hashPassword(newPassword);
  }

  private async replace(
    user: UserDto,
    password: string,
    more: { isEmailVerified?: true } = {},
  ): Promise<void> {
    await this.users.changeKeys(user.id, { password, ...more }, (em) =>
      this.sessions.endAll(user.id, '', em),
    );
    this.mails.changed(user, 'The password of your Career Toolkit account was changed.');
  }
}
