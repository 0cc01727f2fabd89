import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AppConfig } from '../../config/app.config.ts';
import { TextEncryption } from '../../database/text-encryption.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountAccess } from './account-access.ts';
import { AccountLimits } from './account-limits.service.ts';
import { AccountLinksController } from './account-links.controller.ts';
import { AccountMails } from './account-mails.ts';
import { AccountSecurityController } from './account-security.controller.ts';
import { AccountSecurity } from './account-security.service.ts';
import { AccountTokens } from './account-tokens.ts';
import { AccountsService } from './accounts.service.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { CodeStep } from './code-step.ts';
import { EmailVerification } from './email-verification.service.ts';
import { GoogleController } from './google.controller.ts';
import { GoogleStrategy } from './google.strategy.ts';
import { GoogleAccounts } from './google-accounts.service.ts';
import { GoogleSignIn } from './google-sign-in.ts';
import { KnownDevices } from './known-devices.ts';
import { LocalStrategy } from './local.strategy.ts';
import { OwnerProof } from './owner-proof.service.ts';
import { PasswordChanges } from './password-changes.service.ts';
import { PasswordReset } from './password-reset.service.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactors } from './second-factor.service.ts';
import { SecondFactorCodes } from './second-factor-codes.ts';
import { SessionSerializer } from './session.serializer.ts';
import { SessionStart } from './session-start.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { SignInOptionsController } from './sign-in-options.controller.ts';
import { SignedInGuard } from './signed-in.guard.ts';

@Module({
  imports: [CalendarModule, MailModule, PassportModule.register({ session: true }), UsersModule],
  controllers: [
    AccountLinksController,
    AccountSecurityController,
    AuthController,
    GoogleController,
    SecondFactorController,
    SignInOptionsController,
  ],
  providers: [
    AccountAccess,
    AccountLimits,
    AccountMails,
    AccountSecurity,
    AccountTokens,
    AccountsService,
    AuthService,
    CodeStep,
    EmailVerification,
    GoogleAccounts,
    GoogleSignIn,
    {
      provide: GoogleStrategy,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => config.google && new GoogleStrategy(config.google, config),
    },
    KnownDevices,
    LocalStrategy,
    OwnerProof,
    PasswordChanges,
    PasswordReset,
    TextEncryption,
    SecondFactorCodes,
    SecondFactorRepository,
    SecondFactors,
    SessionSerializer,
    SessionStart,
    SessionsRepository,
    SessionsService,
    SignInLimits,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [AccountLimits, AuthService, OwnerProof, SessionsService],
})
export class AuthModule {}
