import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { type Profile, Strategy, type StrategyOptionsWithRequest } from 'passport-google-oauth20';
import type { AppConfig, GoogleConfig } from '../../../../config/app.config.ts';
import { checkIdToken, type GoogleIdentity, GoogleRefused, identityFrom } from './google-identity.ts';

/** passport asks for the number of parameters: request, both tokens, the token answer, profile, callback. */
const VERIFY_PARAMETERS = 6;

/** The protocol with Google: authorization code with state, PKCE and nonce. Who may come in is decided elsewhere. */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', VERIFY_PARAMETERS) {
  private readonly clientId: string;

  constructor(google: GoogleConfig, config: AppConfig) {
    super({
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      callbackURL: config.linkTo('/api/auth/google/callback'),
      ...(google.authorizationUrl ? { authorizationURL: google.authorizationUrl } : {}),
      ...(google.tokenUrl ? { tokenURL: google.tokenUrl } : {}),
      ...(google.userinfoUrl ? { userProfileURL: google.userinfoUrl } : {}),
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
      passReqToCallback: true,
    } as StrategyOptionsWithRequest);
    this.clientId = google.clientId;
  }

  /** Adds the nonce, for which the strategy has no option. */
  override authorizationParams(options: { nonce?: string; prompt?: string }): object {
    return { ...super.authorizationParams(options), ...(options.nonce ? { nonce: options.nonce } : {}) };
  }

  validate(
    request: Request,
    _accessToken: string,
    _refreshToken: string,
    answer: { id_token?: unknown },
    profile: Profile,
  ): GoogleIdentity {
    const attempt = request.session.googleAttempt;
    if (!attempt) throw new GoogleRefused('nothing was asked of Google in this browser');
    const subject = checkIdToken(answer.id_token, {
      clientId: this.clientId,
      nonce: attempt.nonce,
      now: Date.now(),
    });
    return identityFrom(profile._json as unknown as Record<string, unknown>, subject);
  }
}
