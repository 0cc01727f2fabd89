import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import type { Mail } from '../../../mail/email-template.ts';
import { MailOutbox } from '../../../mail/mail-outbox.ts';
import { mailboxOf } from '../../../mail/mailbox.ts';
import { recipient } from '../../../mail/recipient.ts';
import { BackgroundWork } from '../../../queue/background-work.ts';
import { newDeviceMail } from '../sessions/mails/new-device.mail.ts';
import { AccountLimits } from './account-limits.service.ts';
import { type AccountChange, accountChangedMail } from './mails/account-changed.mail.ts';
import { resetPasswordMail } from './mails/reset-password.mail.ts';
import { type AccountKey, takenOverMail } from './mails/taken-over.mail.ts';
import { verifyEmailMail } from './mails/verify-email.mail.ts';

/** Who a mail about an account goes to. */
export type Addressee = Pick<
  UserDto,
  'id' | 'email' | 'firstName' | 'lastName' | 'isEmailVerified' | 'language'
>;

/** The mails about signing in. Each goes to the address that is stored, whatever was typed. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly config: AppConfig,
    private readonly limits: AccountLimits,
    private readonly background: BackgroundWork,
  ) {}

  verifyEmail(user: Addressee, token: string, usefulForMs: number): void {
    const url = this.config.linkTo('/auth', { verify: token });
    this.outbox.enqueue(verifyEmailMail(recipient(user), url), { ownerId: user.id, usefulForMs });
  }

  resetPassword(user: Addressee, token: string, usefulForMs: number): void {
    const url = this.config.linkTo('/auth', { reset: token });
    this.outbox.enqueue(resetPasswordMail(recipient(user), url), { ownerId: user.id, usefulForMs });
  }

  newDevice(user: Addressee & Pick<UserDto, 'timeZone'>, device: string, at: Date): void {
    const { timeZone } = user;
    const url = this.config.linkTo('/profile');
    this.notify(user, newDeviceMail(recipient(user), { device, at, timeZone }, url));
  }

  /** To who has just proven that an address is theirs. The name is of whoever made the account, so it is left out. */
  takenOver({ id, email, language }: Addressee, opens: AccountKey): void {
    this.outbox.enqueue(takenOverMail({ name: '', address: email, language }, opens), { ownerId: id });
  }

  /** Reports a change of what gives access to the account. */
  changed(user: Addressee, change: AccountChange): void {
    const url = this.config.linkTo('/auth', { forgot: 'true' });
    this.notify(user, accountChangedMail(recipient(user), change, url));
  }

  /** Whoever owns an address that nobody confirmed may have nothing to do with the account: they get few of these. */
  private notify({ id, email, isEmailVerified }: Addressee, mail: Mail): void {
    this.background.run(`Sending ${mail.kind}`, async () => {
      if (isEmailVerified || (await this.limits.allows('notice-mailbox', mailboxOf(email)))) {
        this.outbox.enqueue(mail, { ownerId: id });
      }
    });
  }
}
