import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import { canonicalEmail } from '../../../../mail/canonical-email.ts';
import { AccountAccess } from '../../account/account-access.ts';
import { AccountMails } from '../../account/account-mails.ts';
import { UsersService, type VersionedAccount } from '../../profile/users.service.ts';
import { type GoogleIdentity, GoogleRefused } from './google-identity.ts';

/** Which account a Google account opens. It is known by its subject; an address alone opens nothing unless proven. */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly access: AccountAccess,
    private readonly mails: AccountMails,
  ) {}

  /** @throws GoogleRefused when the Google account may open none. */
  async accountOf(identity: GoogleIdentity): Promise<VersionedAccount> {
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

  /**
   * Joins the Google account with the account of somebody who is signed in.
   * @param credentialsVersion with which that session was begun.
   */
  async link(ownerId: string, credentialsVersion: number, identity: GoogleIdentity): Promise<void> {
    const owner = await this.users.findByGoogleId(identity.subject);
    if (owner && owner.user.id !== ownerId)
      throw new GoogleRefused('this Google account opens another account');
    if (owner) return;
    const user = await this.users.get(ownerId);
    const proves = identity.isEmailVerified && canonicalEmail(identity.email) === user.email;
    const change = { googleId: identity.subject, ...(proves ? { isEmailVerified: true } : {}) };
    const joined = await this.users.changeKeys(ownerId, change, nothing, {
      googleId: null,
      credentialsVersion,
    });
    if (!joined) throw new GoogleRefused('another Google account is joined already, or the session is over');
    this.tellJoined(user, identity);
  }

  /** @throws GoogleRefused unless this Google account opens the account. */
  async mustOpen(ownerId: string, identity: GoogleIdentity): Promise<void> {
    const { googleId } = await this.users.findKeys(ownerId);
    if (googleId !== identity.subject)
      throw new GoogleRefused('this Google account does not open the account');
  }

  async unlink(ownerId: string): Promise<void> {
    await this.users.changeKeys(ownerId, { googleId: null }, nothing);
    this.mails.changed(await this.users.get(ownerId), { what: 'google-ended' });
  }

  private async adopt(account: VersionedAccount, identity: GoogleIdentity): Promise<VersionedAccount> {
    return account.user.isEmailVerified
      ? await this.joinProven(account, identity)
      : await this.takeOver(account, identity);
  }

  /** Both sides have proven the address, and whoever proved it here held the password as well: it is one person. */
  private async joinProven(account: VersionedAccount, identity: GoogleIdentity): Promise<VersionedAccount> {
    const { user } = account;
    const joined = await this.users.changeKeys(user.id, { googleId: identity.subject }, nothing, {
      googleId: null,
      isEmailVerified: true,
    });
    if (!joined) throw new GoogleRefused('the account of this address is joined with another Google account');
    this.tellJoined(user, identity);
    return account;
  }

  /**
   * Whoever created this account never proved the address; Google has now. They may have been waiting for the
   * real owner, so everything that could let them back in is removed.
   */
  private async takeOver({ user }: VersionedAccount, identity: GoogleIdentity): Promise<VersionedAccount> {
    const credentialsVersion = await this.access.takeOver(user.id, {
      googleId: identity.subject,
      password: null,
    });
    if (!credentialsVersion) throw new GoogleRefused('the account changed at the same moment');
    const owned = await this.users.get(user.id);
    this.mails.takenOver(owned, 'google');
    return { user: owned, credentialsVersion };
  }

  private async create(identity: GoogleIdentity): Promise<VersionedAccount> {
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
    // An address at Google is a text of its owner's choice.
    const address = user.isEmailVerified ? email : '';
    this.mails.changed(user, { what: 'google-joined', address });
  }
}

const nothing = async (): Promise<void> => undefined;
