import type { AccountSecurityDto } from '@career/contracts/account/account-security.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppConfig } from '../../../config/app.config.ts';
import { UsersService } from '../profile/users.service.ts';
import { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import { isFreshlyConfirmed } from '../sign-in/google/google-flow.ts';

/** How an account can be signed in to. */
@Injectable()
export class AccountSecurity {
  constructor(
    private readonly users: UsersService,
    private readonly codes: SecondFactorCodes,
    private readonly config: AppConfig,
  ) {}

  async get(ownerId: string, request: Request): Promise<AccountSecurityDto> {
    const [keys, codesLeft] = await Promise.all([
      this.users.findKeys(ownerId),
      this.codes.backupCodesLeft(ownerId),
    ]);
    return {
      hasPassword: Boolean(keys.password),
      hasGoogle: Boolean(keys.googleId),
      isGoogleAvailable: this.config.google !== undefined,
      isFreshlyConfirmed: isFreshlyConfirmed(request),
      hasSecondFactor: codesLeft !== undefined,
      backupCodesLeft: codesLeft ?? 0,
    };
  }
}
