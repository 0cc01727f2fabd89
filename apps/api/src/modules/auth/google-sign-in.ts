import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { GoogleLinkDto } from '@career/contracts/account/google-link.dto';
import type { ProofDto } from '@career/contracts/account/proof.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../config/app.config.ts';
import { Unprocessable } from '../../refusals/refusals.ts';
import { AuthService } from './auth.service.ts';
import { GoogleAccounts } from './google-accounts.service.ts';
import { GoogleRefused } from './google-identity.ts';
import { OwnerProof } from './owner-proof.service.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** What happens when somebody comes back from Google. */
@Injectable()
export class GoogleSignIn {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: GoogleAccounts,
    private readonly proof: OwnerProof,
    private readonly config: AppConfig,
  ) {}

  /** @returns the page to go on to. */
  async finish(request: Request, response: Response): Promise<{ url: string }> {
    const identity = request.googleIdentity;
    if (!identity) throw new GoogleRefused('nobody came back');
    const linkTo = request.session.googleAttempt?.linkTo;
    if (linkTo) {
      if (linkTo !== request.user?.id) throw new GoogleRefused('somebody else is signed in now');
      await this.accounts.link(linkTo, request.user.credentialsVersion, identity);
      delete request.session.googleAttempt;
      return { url: '/profile?google=linked' };
    }
    const { ok } = await this.auth.signIn(request, response, await this.accounts.accountOf(identity));
    return { url: ok ? '/dashboard' : '/auth?step=code' };
  }

  /** The next visit to Google joins the account that is chosen there. */
  async beginLink(ownerId: string, proof: ProofDto, request: Request): Promise<GoogleLinkDto> {
    if (!this.config.google) throw new Unprocessable('Google sign-in is not set up on this server.');
    await this.proof.check(ownerId, proof);
    request.session.googleLinkUntil = Date.now() + TEN_MINUTES_MS;
    return { url: '/api/auth/google' };
  }

  async unlink(ownerId: string, proof: ProofDto): Promise<AccountAnswerDto> {
    await this.proof.checkPassword(ownerId, proof.password ?? '', 'password');
    await this.accounts.unlink(ownerId);
    return { ok: true, message: 'Your Google account no longer opens this account.' };
  }
}
