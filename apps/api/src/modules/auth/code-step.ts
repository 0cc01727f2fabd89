import type { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidFields, NotSignedIn } from '../../refusals/refusals.ts';
import { UsersService, type VersionedAccount } from '../users/users.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { SecondFactors, WRONG_CODE } from './second-factor.service.ts';
import { TOO_MANY_ATTEMPTS } from './sign-in-limits.ts';

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
    private readonly factors: SecondFactors,
    private readonly limits: AccountLimits,
  ) {}

  /** @returns the answer that asks for the code, or undefined when the account asks for none. */
  async ask(
    request: Request,
    { user, credentialsVersion }: VersionedAccount,
  ): Promise<AuthAnswerDto | undefined> {
    if ((await this.factors.backupCodesLeft(user.id)) === undefined) return undefined;
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
    await this.limits.take('code-account', waiting.userId, TOO_MANY_ATTEMPTS);
    if (!(await this.factors.take(waiting.userId, code))) {
      throw new InvalidFields([{ field: 'code', message: WRONG_CODE }]);
    }
    await this.limits.forgive('code-account', waiting.userId);
    return account;
  }
}
