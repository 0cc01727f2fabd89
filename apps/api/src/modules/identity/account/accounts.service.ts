import type { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import type { ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import { Injectable } from '@nestjs/common';
import { InvalidFields, NotSignedIn } from '../../../errors/domain-errors.ts';
import { mailboxOf } from '../../../mail/mailbox.ts';
import { UsersService, type VersionedAccount } from '../profile/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, needsRehash, passwordFits } from './passwords.ts';

/** Says neither which half was wrong nor whether the account exists. */
const WRONG_CREDENTIALS = 'Email or password is not right.';
const TOO_MANY_ACCOUNTS = 'Too many accounts were created from this network. Please try again in an hour.';
const EMAIL_TAKEN = 'An account with this email already exists. Please sign in.';
export const COMMON_PASSWORD = 'This password is easy to guess. Please choose another.';

/** Accounts with a password: who may come in, and making new ones. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AccountLimits,
  ) {}

  /** @param place where the request comes from. @param language what the browser asks for. */
  async create(
    { email, password, firstName, lastName, phone }: SignUpDto,
    place: string,
    language?: ScreenLanguage,
  ): Promise<VersionedAccount> {
    const about = [email, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`];
    if (await isCommonPassword(password, about)) {
      throw new InvalidFields([{ field: 'password', message: COMMON_PASSWORD }]);
    }
    await this.limits.take('sign-up-place', place, TOO_MANY_ACCOUNTS);
    await this.limits.take('sign-up-mailbox', mailboxOf(email), TOO_MANY_ACCOUNTS);
    await this.limits.take('sign-up-taken', place, TOO_MANY_ACCOUNTS);
    const account = await this.users.create({
      email,
      firstName,
      lastName,
      phone: phone || null,
      language: language ?? null,
      password: await hashPassword(password),
    });
    if (!account) throw new InvalidFields([{ field: 'email', message: EMAIL_TAKEN }]);
    await this.limits.giveBack('sign-up-taken', place);
    return account;
  }

  /** @returns the account the credentials belong to. */
  async authenticate(email: string, password: string): Promise<VersionedAccount> {
    const found = await this.users.findCredentials(email);
    const stored = found?.password;
    if (!(await passwordFits(stored, password)) || !found || !stored)
      throw new NotSignedIn(WRONG_CREDENTIALS);
    const { account } = found;
    if (needsRehash(stored))
      await this.users.replacePasswordHash(account.user.id, stored, await hashPassword(password));
    return account;
  }
}
