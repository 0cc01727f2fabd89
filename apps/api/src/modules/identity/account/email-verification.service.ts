import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { ConfirmEmailDto } from '@career/contracts/account/confirm-email.dto';
import type { EmailConfirmationDto } from '@career/contracts/account/email-confirmation.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Unprocessable } from '../../../errors/domain-errors.ts';
import { clientNetworkOf } from '../../../http/client-network.ts';
import { mailboxOf } from '../../../mail/mailbox.ts';
import { BackgroundWork } from '../../../queue/background-work.ts';
import { UsersService } from '../profile/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { AccountMails } from './account-mails.ts';
import { AccountTokens, DEAD_LINK } from './account-tokens.ts';
import { OwnerProof } from './owner-proof.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const TOO_MANY_LINKS =
  'We have already sent you several links. Please check your mailbox, or wait an hour.';
export const TOO_MANY_OPENED =
  'Too many links were opened from this network. Please wait a little before you try again.';

const NEEDS_PASSWORD: EmailConfirmationDto = {
  ok: false,
  needsPassword: true,
  message: 'Please enter the password of your account to confirm your email address.',
};

/** Proving that the address of an account is its owner's. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly limits: AccountLimits,
    private readonly proof: OwnerProof,
    private readonly background: BackgroundWork,
  ) {}

  /** For a new account: nobody waits for it, and its failure harms nobody. A mailbox gets no more than it may. */
  begin(user: UserDto): void {
    this.background.run('Sending a confirmation link', async () => {
      if (await this.limits.allows('verify-mailbox', mailboxOf(user.email))) await this.send(user);
    });
  }

  async ask(ownerId: string): Promise<AccountAnswerDto> {
    const user = await this.users.get(ownerId);
    if (user.isEmailVerified) return { ok: true, message: 'Your email address is confirmed already.' };
    await this.limits.take('verify-account', ownerId, TOO_MANY_LINKS);
    await this.limits.take('verify-mailbox', mailboxOf(user.email), TOO_MANY_LINKS);
    await this.send(user);
    return { ok: true, message: `We sent a link to ${user.email}.` };
  }

  /**
   * The link alone proves that somebody reads the mails, not that the account is theirs: it may be one that a stranger
   * made with their address. So it counts in a session of the account, or with its password.
   */
  async confirm({ token, password }: ConfirmEmailDto, request: Request): Promise<EmailConfirmationDto> {
    await this.limits.take('link-place', clientNetworkOf(request.ip), TOO_MANY_OPENED);
    const userId = await this.tokens.look(token, 'verify-email');
    const session = request.user?.id === userId ? request.user : undefined;
    if (!session && !password) return NEEDS_PASSWORD;
    const credentialsVersion = session
      ? session.credentialsVersion
      : await this.proof.checkPassword(userId, password ?? '', 'password');
    const isConfirmed = await this.users.changeKeys(
      userId,
      { isEmailVerified: true },
      (em) => this.tokens.redeem(token, 'verify-email', em),
      { credentialsVersion },
    );
    if (!isConfirmed) throw new Unprocessable(DEAD_LINK);
    return { ok: true, message: 'Your email address is confirmed.' };
  }

  private async send(user: UserDto): Promise<void> {
    const token = await this.tokens.issue(user.id, 'verify-email', DAY_MS);
    this.mails.verifyEmail(user, token, DAY_MS);
  }
}
