import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { ResetPasswordDto } from '@career/contracts/account/reset-password.dto';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Transaction } from '../../../database/transaction.ts';
import { clientNetworkOf } from '../../../http/client-network.ts';
import { mailboxOf } from '../../../mail/mailbox.ts';
import { BackgroundWork } from '../../../queue/background-work.ts';
import { UsersService } from '../profile/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { AccountMails } from './account-mails.ts';
import { AccountTokens } from './account-tokens.ts';
import { TOO_MANY_LINKS, TOO_MANY_OPENED } from './email-verification.service.ts';
import { PasswordChanges } from './password-changes.service.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;

/** A new password for whoever can read the mails of an account. */
@Injectable()
export class PasswordReset {
  private readonly logger = new Logger('PasswordReset');

  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly limits: AccountLimits,
    private readonly background: BackgroundWork,
    private readonly passwords: PasswordChanges,
  ) {}

  /** Says the same, and as fast, whether the account exists or not: it is looked up after the answer. */
  async ask(email: string, place: string): Promise<AccountAnswerDto> {
    await this.limits.take('reset-place', place, TOO_MANY_LINKS);
    this.background.run('Sending a reset link', () => this.send(email));
    return {
      ok: true,
      message:
        'If there is an account with this address, a link is on its way to it. It works for 30 minutes.',
    };
  }

  async reset(
    { token, newPassword }: ResetPasswordDto,
    request: Request,
    response: Response,
  ): Promise<AccountAnswerDto> {
    await this.limits.take('link-place', clientNetworkOf(request.ip), TOO_MANY_OPENED);
    const user = await this.users.get(await this.tokens.look(token, 'reset-password'));
    // Looked at before the link is used up, so that a refused password leaves it working.
    const hash = await this.passwords.hashFor(user, newPassword);
    const redeem = (transaction: Transaction) => this.tokens.redeem(token, 'reset-password', transaction);
    await this.passwords.replaceForgotten(user, hash, redeem, request, response);
    return { ok: true, message: 'Your password was changed. Please sign in with it.' };
  }

  private async send(email: string): Promise<void> {
    const user = (await this.users.findByEmail(email))?.user;
    if (!user) return;
    if (!(await this.limits.allows('reset-mailbox', mailboxOf(email)))) {
      this.logger.warn('A reset link was not sent: too many for one mailbox');
      return;
    }
    const token = await this.tokens.issue(user.id, 'reset-password', HALF_HOUR_MS);
    this.mails.resetPassword(user, token, HALF_HOUR_MS);
  }
}
