import type { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import type { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../config/app.config.ts';
import { sessionCookieName } from '../../http/sessions.ts';
import { AccountsService } from './accounts.service.ts';
import { KnownDevices } from './known-devices.ts';

/** Beginning and ending sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly devices: KnownDevices,
    private readonly config: AppConfig,
  ) {}

  async signUp(request: Request, response: Response, body: SignUpDto): Promise<AuthAnswerDto> {
    const user = await this.accounts.create(body);
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error) => (error ? reject(error) : resolve())),
    );
    this.devices.remember(request, response, user.email);
    return { ok: true, message: 'Your account is ready.', user };
  }

  /** The guard has checked the credentials and begun the session. */
  signedIn(request: Request, response: Response): AuthAnswerDto {
    const user = request.user as UserDto;
    this.devices.remember(request, response, user.email);
    return { ok: true, message: 'You are signed in.', user };
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
}
