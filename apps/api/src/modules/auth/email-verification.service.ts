import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../queue/background-work.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { AccountMails } from './account-mails.ts';
import { AccountTokens } from './account-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const TOO_MANY_LINKS =
  'We have sent you several links already. Please look into your mailbox, or wait an hour.';
export const TOO_MANY_OPENED =
  'Too many links were opened from here. Please wait a little before you try again.';

/** Proving that the address of an account is its owner's. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly limits: AccountLimits,
    private readonly background: BackgroundWork,
  ) {}

  /** For a new account: nobody waits for it, and its failure harms nobody. */
  begin(user: UserDto): void {
    this.background.run('Sending a confirmation link', () => this.send(user));
  }

  async ask(ownerId: string): Promise<AccountAnswerDto> {
    const user = await this.users.get(ownerId);
    if (user.isEmailVerified) return { ok: true, message: 'Your email address is confirmed already.' };
    await this.limits.take('verify-account', ownerId, TOO_MANY_LINKS);
    await this.send(user);
    return { ok: true, message: `We have sent a link to ${user.email}.` };
  }

  /** @param place where the request comes from. */
  async confirm(token: string, place: string): Promise<AccountAnswerDto> {
    await this.limits.take('link-place', place, TOO_MANY_OPENED);
    await this.users.markVerified(await this.tokens.redeem(token, 'verify-email'));
    return { ok: true, message: 'Your email address is confirmed.' };
  }

  private async send(user: UserDto): Promise<void> {
    const token = await this.tokens.issue(user.id, 'verify-email', DAY_MS);
    this.mails.verifyEmail(user, token, DAY_MS);
  }
}
