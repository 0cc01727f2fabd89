import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { NotSignedIn } from '../../../errors/domain-errors.ts';
import { AccountsService } from '../account/accounts.service.ts';
import type { VersionedAccount } from '../profile/users.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** Sign-in by e-mail and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly accounts: AccountsService,
    private readonly limits: SignInLimits,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: Request, email: string, password: string): Promise<VersionedAccount> {
    const attempt = await this.limits.begin(request, email);
    try {
      const account = await this.accounts.authenticate(email, password);
      await this.limits.succeed(attempt);
      return account;
    } catch (error) {
      if (!(error instanceof NotSignedIn)) await this.limits.giveBack(attempt);
      throw error;
    }
  }
}
