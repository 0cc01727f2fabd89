import type { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { NotSignedIn } from '../../../errors/domain-errors.ts';
import { OwnerProof } from '../account/owner-proof.service.ts';
import { UsersService, type VersionedAccount } from '../profile/users.service.ts';
import { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;

const CODE_STEP_OVER = 'That took too long. Please sign in again.';

declare module 'express-session' {
  interface SessionData {
    /** Somebody who has given the password and owes a code. Not signed in. */
    awaitingCode?: { userId: string; until: number; credentialsVersion: number };
  }
}

/** Between the password and the session, for accounts with a second factor. */
@Injectable()
export class CodeStep {
  constructor(
    private readonly users: UsersService,
    private readonly factorCodes: SecondFactorCodes,
    private readonly proof: OwnerProof,
  ) {}

  /** @returns the answer that asks for the code, or undefined when the account asks for none. */
  async ask(
    request: Request,
    { user, credentialsVersion }: VersionedAccount,
  ): Promise<AuthAnswerDto | undefined> {
    if ((await this.factorCodes.backupCodesLeft(user.id)) === undefined) return undefined;
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate((error) => (error ? reject(error) : resolve())),
    );
    const until = Date.now() + TEN_MINUTES_MS;
    request.session.awaitingCode = { userId: user.id, until, credentialsVersion };
    return { ok: false, needsCode: true, message: 'Please enter the code of your authenticator app.' };
  }

  /** @returns the person who may come in now. */
  async take(request: Request, code: string): Promise<VersionedAccount> {
    const waiting = request.session.awaitingCode;
    if (!waiting || waiting.until < Date.now()) throw new NotSignedIn(CODE_STEP_OVER);
    const account = await this.users.getVersioned(waiting.userId);
    // A password changed meanwhile ends the wait as it ends sessions.
    if (waiting.credentialsVersion !== account.credentialsVersion) throw new NotSignedIn(CODE_STEP_OVER);
    await this.proof.checkCode(waiting.userId, code);
    return account;
  }
}
