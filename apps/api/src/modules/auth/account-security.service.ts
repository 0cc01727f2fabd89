import type { AccountSecurityDto } from '@career/contracts/account/account-security.dto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { UsersService } from '../users/users.service.ts';
import { SecondFactors } from './second-factor.service.ts';

/** How an account can be signed in to. */
@Injectable()
export class AccountSecurity {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactors,
    private readonly config: AppConfig,
  ) {}

  async get(ownerId: string): Promise<AccountSecurityDto> {
    const [keys, codesLeft] = await Promise.all([
      this.users.findKeys(ownerId),
      this.factors.backupCodesLeft(ownerId),
    ]);
    return {
      hasPassword: Boolean(keys.password),
      hasGoogle: Boolean(keys.googleId),
      isGoogleAvailable: this.config.google !== undefined,
      hasSecondFactor: codesLeft !== undefined,
      backupCodesLeft: codesLeft ?? 0,
    };
  }
}
