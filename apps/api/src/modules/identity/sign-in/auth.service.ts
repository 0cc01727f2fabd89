import type { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import type { SignInDto } from '@career/contracts/auth/sign-in.dto';
import type { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../../config/app.config.ts';
import { NotSignedIn } from '../../../errors/domain-errors.ts';
import { browserLanguage } from '../../../http/browser-language.ts';
import { clientNetworkOf } from '../../../http/client-network.ts';
import { endWithBrowser } from '../../../http/sessions/session-store.ts';
import { sessionCookieName } from '../../../http/sessions/sessions.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { EmailVerification } from '../account/email-verification.service.ts';
import type { VersionedAccount } from '../profile/users.service.ts';
import { SessionStart } from '../sessions/session-start.ts';
import { CodeStep } from './code-step.ts';

/** Coming in and going out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly starts: SessionStart,
    private readonly codes: CodeStep,
    private readonly verification: EmailVerification,
    private readonly config: AppConfig,
  ) {}

  async signUp(request: Request, response: Response, body: SignUpDto): Promise<AuthAnswerDto> {
    const account = await this.accounts.create(body, clientNetworkOf(request.ip), browserLanguage(request));
    if (body.sharedPhone) endWithBrowser(request);
    const { user } = account;
    await this.starts.renew(request, response, account);
    this.verification.begin(user);
    return { ok: true, message: 'Your account is ready.', user };
  }

  /** For somebody whose password the guard found right. */
  async signInWithPassword(
    request: Request,
    response: Response,
    { sharedPhone }: SignInDto,
  ): Promise<AuthAnswerDto> {
    if (!request.passwordAccount) throw new NotSignedIn();
    if (sharedPhone) endWithBrowser(request);
    return await this.signIn(request, response, request.passwordAccount);
  }

  /** For somebody whose password, or whose Google account, was found right. */
  async signIn(request: Request, response: Response, account: VersionedAccount): Promise<AuthAnswerDto> {
    const asked = await this.codes.ask(request, account);
    if (request.audit) {
      request.audit.userId = account.user.id;
      if (asked) request.audit.outcome = 'code-asked';
    }
    return asked ?? (await this.begin(request, response, account));
  }

  async signInWithCode(request: Request, response: Response, code: string): Promise<AuthAnswerDto> {
    return await this.begin(request, response, await this.codes.take(request, code));
  }

  async signOut(request: Request, response: Response): Promise<AuthAnswerDto> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error) => (error ? reject(error) : resolve())),
    );
    response.clearCookie(sessionCookieName(this.config), {
      path: '/',
      sameSite: 'lax',
      secure: this.config.isSecure,
    });
    response.setHeader('Clear-Site-Data', '"cache"');
    return { ok: true, message: 'You are signed out.' };
  }

  private async begin(
    request: Request,
    response: Response,
    account: VersionedAccount,
  ): Promise<AuthAnswerDto> {
    await this.starts.begin(request, response, account);
    return { ok: true, message: 'You are signed in.', user: account.user };
  }
}
