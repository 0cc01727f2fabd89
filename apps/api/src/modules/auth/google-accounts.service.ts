import type { UserDto } from '@career/contracts/auth/user.dto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { canonicalEmail } from '../../mail/canonical-email.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountMails } from './account-mails.ts';
import { AccountTokens } from './account-tokens.ts';
import { type GoogleIdentity, GoogleRefused } from './google-identity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Which account a Google account opens. It is known by its subject; an address alone opens nothing unless proven. */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorRepository,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
  ) {}

  /** @throws GoogleRefused when the Google account may open none. */
  async accountOf(identity: GoogleIdentity): Promise<UserDto> {
    const known = await this.users.findByGoogleId(identity.subject);
    if (known) return known;
    if (!identity.isEmailVerified) throw new GoogleRefused('Google has not proven the email address');
    try {
      const sameAddress = await this.users.findByEmail(identity.email);
      return sameAddress ? await this.adopt(sameAddress, identity) : await this.create(identity);
    } catch (error) {
      // Two tabs at once: the other one may have made or joined the account between our two looks.
      const meanwhile = await this.users.findByGoogleId(identity.subject);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  /** Joins the Google account with the account of somebody who is signed in. */
  async link(ownerId: string, identity: GoogleIdentity): Promise<void> {
    const owner = await this.users.findByGoogleId(identity.subject);
    if (owner && owner.id !== ownerId) throw new GoogleRefused('this Google account opens another account');
    if (owner) return;
    const user = await this.users.get(ownerId);
    const proves = identity.isEmailVerified && canonicalEmail(identity.email) === user.email;
    const change = { googleId: identity.subject, ...(proves ? { isEmailVerified: true } : {}) };
    const joined = await this.users.changeKeys(ownerId, change, nothing, { googleId: null });
    if (!joined) throw new GoogleRefused('another Google account is joined already');
    this.tellJoined(user, identity);
  }

  async unlink(ownerId: string): Promise<void> {
    await this.users.changeKeys(ownerId, { googleId: null }, nothing);
    this.mails.changed(
      await this.users.get(ownerId),
      'Your Google account no longer opens your Career Toolkit account.',
    );
  }

  private async adopt(user: UserDto, identity: GoogleIdentity): Promise<UserDto> {
    return user.isEmailVerified ? await this.joinProven(user, identity) : await this.takeOver(user, identity);
  }

  /** Both sides have proven the address: it is one person. */
  private async joinProven(user: UserDto, identity: GoogleIdentity): Promise<UserDto> {
    const joined = await this.users.changeKeys(user.id, { googleId: identity.subject }, nothing, {
      googleId: null,
      isEmailVerified: true,
    });
    if (!joined) throw new GoogleRefused('the account of this address is joined with another Google account');
    this.tellJoined(user, identity);
    return user;
  }

  /**
   * Whoever made this account never proved the address; Google did now. The maker may be somebody who lay in wait for
   * the owner: everything that could let them in again goes.
   */
  private async takeOver(user: UserDto, identity: GoogleIdentity): Promise<UserDto> {
    const taken = await this.users.changeKeys(
      user.id,
      { googleId: identity.subject, password: null, isEmailVerified: true },
      async (em: EntityManager) => {
        await this.sessions.endAll(user.id, '', em);
        await this.factors.remove(user.id, em);
        await this.tokens.dropAll(user.id, em);
      },
      { isEmailVerified: false },
    );
    if (!taken) throw new GoogleRefused('the account changed at the same moment');
    this.mails.changed(
      user,
      'Your Career Toolkit account was joined with your Google account. As its email address had not been confirmed ' +
        'before, its password was removed and it was signed out everywhere. You can choose a password again at any time.',
    );
    return await this.users.get(user.id);
  }

  private async create(identity: GoogleIdentity): Promise<UserDto> {
    const created = await this.users.create({
      email: identity.email,
      firstName: identity.firstName,
      lastName: identity.lastName,
      googleId: identity.subject,
      authProvider: 'google',
      isEmailVerified: true,
      profileImageUrl: identity.picture,
    });
    if (!created) throw new GoogleRefused('the account was made by somebody else at the same moment');
    return created;
  }

  private tellJoined(user: UserDto, { email }: GoogleIdentity): void {
    this.mails.changed(user, `The Google account ${email} can now open your Career Toolkit account.`);
  }
}

const nothing = async (): Promise<void> => undefined;
