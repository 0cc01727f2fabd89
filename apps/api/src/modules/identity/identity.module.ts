import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AppConfig } from '../../config/app.config.ts';
import { TextEncryption } from '../../database/text-encryption.ts';
import { BearerTokens } from '../../http/bearer/bearer-tokens.ts';
import { PublicWeb } from '../../http/public-web.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { AccessTokensController } from './access-tokens/access-tokens.controller.ts';
import { AccessTokensRepository } from './access-tokens/access-tokens.repository.ts';
import { AccessTokens } from './access-tokens/access-tokens.service.ts';
import { AccountAccess } from './account/account-access.ts';
import { AccountLimits } from './account/account-limits.service.ts';
import { AccountLinksController } from './account/account-links.controller.ts';
import { AccountMails } from './account/account-mails.ts';
import { AccountSecurityController } from './account/account-security.controller.ts';
import { AccountSecurity } from './account/account-security.service.ts';
import { AccountTokens } from './account/account-tokens.ts';
import { AccountsService } from './account/accounts.service.ts';
import { EmailVerification } from './account/email-verification.service.ts';
import { OwnerProof } from './account/owner-proof.service.ts';
import { PasswordChanges } from './account/password-changes.service.ts';
import { PasswordReset } from './account/password-reset.service.ts';
import { Passwords } from './account/passwords.service.ts';
import { AppClients } from './connected-apps/clients/app-clients.ts';
import { AppDocuments } from './connected-apps/clients/app-documents.ts';
import { ConnectedAppsController } from './connected-apps/connected-apps.controller.ts';
import { ConnectedAppsRepository } from './connected-apps/connected-apps.repository.ts';
import { ConnectedApps } from './connected-apps/connected-apps.service.ts';
import { AppAuthorization } from './connected-apps/oauth/app-authorization.ts';
import { AppCredentialsRepository } from './connected-apps/oauth/app-credentials.repository.ts';
import { AppRegistration } from './connected-apps/oauth/app-registration.ts';
import { OAuthController } from './connected-apps/oauth/oauth.controller.ts';
import { TokenExchange } from './connected-apps/oauth/token-exchange.ts';
import { UsersModule } from './profile/users.module.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts';
import { SecondFactors } from './second-factor/second-factor.service.ts';
import { SecondFactorCodes } from './second-factor/second-factor-codes.ts';
import { KnownDevices } from './sessions/known-devices.ts';
import { SessionSerializer } from './sessions/session.serializer.ts';
import { SessionStart } from './sessions/session-start.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SignedInGuard } from './sessions/signed-in.guard.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { AuthService } from './sign-in/auth.service.ts';
import { CodeStep } from './sign-in/code-step.ts';
import { GoogleController } from './sign-in/google/google.controller.ts';
import { GoogleStrategy } from './sign-in/google/google.strategy.ts';
import { GoogleAccounts } from './sign-in/google/google-accounts.service.ts';
import { GoogleSignIn } from './sign-in/google/google-sign-in.ts';
import { LocalStrategy } from './sign-in/local.strategy.ts';
import { SignInLimits } from './sign-in/sign-in-limits.ts';
import { SignInOptionsController } from './sign-in/sign-in-options.controller.ts';

/** Who a person is: signing in, sessions, the second factor, the account and the profile. */
@Module({
  imports: [CalendarModule, MailModule, PassportModule.register({ session: true }), UsersModule],
  controllers: [
    AccessTokensController,
    AccountLinksController,
    AccountSecurityController,
    AuthController,
    ConnectedAppsController,
    GoogleController,
    OAuthController,
    SecondFactorController,
    SignInOptionsController,
  ],
  providers: [
    AccessTokens,
    AccessTokensRepository,
    { provide: BearerTokens, useExisting: AccessTokensRepository },
    AccountAccess,
    AccountLimits,
    AccountMails,
    AccountSecurity,
    AccountTokens,
    AccountsService,
    AppAuthorization,
    AppClients,
    AppCredentialsRepository,
    {
      provide: AppDocuments,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new AppDocuments(new PublicWeb([]), config.sourceUserAgent),
    },
    AppRegistration,
    AuthService,
    CodeStep,
    ConnectedApps,
    ConnectedAppsRepository,
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
    Passwords,
    TextEncryption,
    SecondFactorCodes,
    SecondFactorRepository,
    SecondFactors,
    SessionSerializer,
    SessionStart,
    SessionsRepository,
    SessionsService,
    SignInLimits,
    TokenExchange,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [AccountLimits, AuthService, OwnerProof, Passwords, SessionsService],
})
export class IdentityModule {}
