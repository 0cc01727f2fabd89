import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CalendarService } from '../../calendar/calendar.service.ts';
import { AccessTokensRepository } from '../access-tokens/access-tokens.repository.ts';
import type { User } from '../profile/user.entity.ts';
import { UsersService } from '../profile/users.service.ts';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { AccountTokens } from './account-tokens.ts';

/** Takes away what lets somebody into an account, in the transaction that changes its credentials. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorRepository,
    private readonly tokens: AccountTokens,
    private readonly calendar: CalendarService,
    private readonly accessTokens: AccessTokensRepository,
  ) {}

  /** After a new password: whoever came in with the old one, or holds a link to replace it, is out. */
  async endSignIns(userId: string, em: EntityManager): Promise<void> {
    await this.sessions.endAll(userId, '', em);
    await this.tokens.drop(userId, 'reset-password', em);
    await this.accessTokens.removeAll(userId, em);
  }

  /**
   * Gives an account whose address nobody had proven to the person who has proven it now. Whoever made it may
   * have been waiting for the owner: everything that could let them in again goes, and with it the choice to
   * hear of no sign-ins.
   * @param keys what opens it from now on.
   * @param alongside what else must happen or fail with it.
   * @returns the new version of the credentials; undefined when the address was proven already.
   */
  takeOver(
    userId: string,
    keys: Pick<User, 'password' | 'googleId'>,
    alongside: (em: EntityManager) => Promise<void> = nothing,
  ): Promise<number | undefined> {
    return this.users.renewCredentials(
      userId,
      { ...keys, isEmailVerified: true, wantsNewDeviceMails: true },
      async (em) => {
        await alongside(em);
        await this.revokeAll(userId, em);
      },
      { isEmailVerified: false },
    );
  }

  /** Everything beside the account's own row: sessions, access tokens, links of mails, second factor, calendar address. */
  private async revokeAll(userId: string, em: EntityManager): Promise<void> {
    await this.sessions.endAll(userId, '', em);
    await this.tokens.dropAll(userId, em);
    await this.accessTokens.removeAll(userId, em);
    await this.factors.remove(userId, em);
    await this.calendar.revoke(userId, em);
  }
}

const nothing = async (): Promise<void> => undefined;
