import type { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import { InvalidFields, NotSignedIn } from '../../refusals/refusals.ts';
import { UsersService } from '../users/users.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, needsRehash, passwordFits } from './passwords.ts';

/** Says neither which half was wrong nor whether the account exists. */
const WRONG_CREDENTIALS = 'Email or password is not right.';
const EMAIL_TAKEN = 'An account with this email already exists. Please sign in.';
export const COMMON_PASSWORD = 'This password is easy to guess. Please choose another.';

/** Accounts with a password: who may come in, and making new ones. */
@Injectable()
export class AccountsService {
  constructor(private readonly users: UsersService) {}

  async create({ email, password, firstName, lastName, phone }: SignUpDto): Promise<UserDto> {
    const about = [email, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`];
    if (isCommonPassword(password, about)) {
      throw new InvalidFields([{ field: 'password', message: COMMON_PASSWORD }]);
    }
    const user = await this.users.create({
      email,
      firstName,
      lastName,
      phone: phone || null,
      password: await hashPassword(password),
    });
    if (!user) throw new InvalidFields([{ field: 'email', message: EMAIL_TAKEN }]);
    return user;
  }

  /** @returns the account the credentials belong to. */
  async authenticate(email: string, password: string): Promise<UserDto> {
    const found = await this.users.findCredentials(email);
    const stored = found?.password;
    if (!(await passwordFits(stored, password)) || !found || !stored)
      throw new NotSignedIn(WRONG_CREDENTIALS);
    if (needsRehash(stored))
      await this.users.replacePasswordHash(found.user.id, await hashPassword(password));
    return found.user;
  }
}
