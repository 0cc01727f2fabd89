import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { GoogleLinkDto } from '@career/contracts/account/google-link.dto';
import type { ProofDto } from '@career/contracts/account/proof.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../../../config/app.config.ts';
import { Unprocessable } from '../../../../errors/domain-errors.ts';
import { OwnerProof } from '../../account/owner-proof.service.ts';
import { AuthService } from '../auth.service.ts';
import { GoogleAccounts } from './google-accounts.service.ts';
import { confirm, GOOGLE_PAGES, type GooglePurpose, startGoogleFlow } from './google-flow.ts';
import { type GoogleIdentity, GoogleRefused } from './google-identity.ts';

const NOT_SET_UP = 'Google sign-in is not set up on this server.';

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
    const planned = request.session.googleAttempt?.purpose;
    if (planned) {
      if (planned.userId !== request.user?.id) throw new GoogleRefused('somebody else is signed in now');
      await this.serve(planned.purpose, request.user, identity, request);
      delete request.session.googleAttempt;
      return { url: GOOGLE_PAGES[planned.purpose].done };
    }
    const { ok } = await this.auth.signIn(request, response, await this.accounts.accountOf(identity));
    return { url: ok ? '/dashboard' : '/auth?step=code' };
  }

  /** The next visit to Google joins the account that is chosen there. */
  async beginLink(ownerId: string, proof: ProofDto, request: Request): Promise<GoogleLinkDto> {
    if (!this.config.google) throw new Unprocessable(NOT_SET_UP);
    await this.proof.check(ownerId, proof, request);
    startGoogleFlow(request, 'link');
    return { url: '/api/auth/google' };
  }

  /** The next visit to Google shows that it is the owner who sits here, for accounts that have no password to ask for. */
  async beginProof(request: Request): Promise<GoogleLinkDto> {
    if (!this.config.google) throw new Unprocessable(NOT_SET_UP);
    startGoogleFlow(request, 'proof');
    return { url: '/api/auth/google' };
  }

  async unlink(ownerId: string, proof: ProofDto): Promise<AccountAnswerDto> {
    await this.proof.checkPassword(ownerId, proof.password ?? '', 'password');
    await this.accounts.unlink(ownerId);
    return { ok: true, message: 'You can no longer sign in with that Google account.' };
  }

  private async serve(
    purpose: GooglePurpose,
    user: Express.User,
    identity: GoogleIdentity,
    request: Request,
  ): Promise<void> {
    if (purpose === 'link') return await this.accounts.link(user.id, user.credentialsVersion, identity);
    await this.accounts.mustOpen(user.id, identity);
    confirm(request);
  }
}
