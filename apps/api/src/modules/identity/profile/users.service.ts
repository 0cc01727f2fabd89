import type { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../database/transaction.ts';
import { NotSignedIn } from '../../../errors/domain-errors.ts';
import type { PersonToRemind } from './person-to-remind.types.ts';
import type { User } from './user.entity.ts';
import { toProfileChange, toUserDto } from './user.mapper.ts';
import { type Keys, type NewUser, UsersRepository, type VersionedUser } from './users.repository.ts';

/** An account with the version of its credentials that was current when it was read. A session is begun for both. */
export interface VersionedAccount {
  user: UserDto;
  credentialsVersion: number;
}

@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  async get(ownerId: string): Promise<UserDto> {
    const user = await this.users.find(ownerId);
    // The session outlived its account.
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }

  /** Address of the profile picture, where there is one. */
  async photoAddress(ownerId: string): Promise<string | null | undefined> {
    return (await this.users.find(ownerId))?.profileImageUrl;
  }

  async update(ownerId: string, body: SaveProfileDto): Promise<UserDto> {
    const user = await this.users.update(ownerId, toProfileChange(body));
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }

  /** @returns undefined when the address has an account already. */
  async create(user: NewUser): Promise<VersionedAccount | undefined> {
    const created = await this.users.insert(user);
    return created && versioned(created);
  }

  /** For signing in only: the account behind an address, and the hash that proves whose it is. */
  async findCredentials(
    email: string,
  ): Promise<{ account: VersionedAccount; password: string | null } | undefined> {
    const found = await this.users.findCredentials(email);
    return found && { account: versioned(found), password: found.password ?? null };
  }

  /** For signing in only: what opens an account that is known already. */
  async findKeys(ownerId: string): Promise<Keys> {
    const keys = await this.users.findKeys(ownerId);
    if (!keys) throw new NotSignedIn();
    return keys;
  }

  /** For signing in only: the account and the present version of its credentials. */
  async getVersioned(ownerId: string): Promise<VersionedAccount> {
    const user = await this.users.findVersioned(ownerId);
    if (!user) throw new NotSignedIn();
    return versioned(user);
  }

  async findByEmail(email: string): Promise<VersionedAccount | undefined> {
    const user = await this.users.findByEmail(email);
    return user ? versioned(user) : undefined;
  }

  async findByGoogleId(googleId: string): Promise<VersionedAccount | undefined> {
    const user = await this.users.findByGoogleId(googleId);
    return user ? versioned(user) : undefined;
  }

  /** Of these people, those who want to be reminded by mail and have shown that the address is theirs. */
  toRemind(ids: string[]): Promise<PersonToRemind[]> {
    return this.users.toRemind(ids);
  }

  /** Of some people those whose address is confirmed: a mail they did not ask for at once goes to nobody else. */
  withConfirmedAddress(ids: string[]): Promise<PersonToRemind[]> {
    return this.users.withConfirmedAddress(ids);
  }

  /** Changes what opens the account; `alongside` is part of the same transaction. @returns whether `onlyIf` still held. */
  changeKeys(
    ownerId: string,
    change: Partial<Pick<User, 'password' | 'googleId' | 'isEmailVerified'>>,
    alongside: (transaction: Transaction) => Promise<void>,
    onlyIf: Partial<Pick<User, 'googleId' | 'isEmailVerified' | 'credentialsVersion'>> = {},
  ): Promise<boolean> {
    return this.users.updateKeys(ownerId, change, onlyIf, alongside);
  }

  /**
   * Changes what opens the account so that no sign-in begun before can still succeed; `alongside` ends the sessions in
   * the same transaction.
   * @returns the new version of the credentials; undefined when `onlyIf` did not hold.
   */
  renewCredentials(
    ownerId: string,
    change: Partial<Pick<User, 'password' | 'googleId' | 'isEmailVerified' | 'wantsNewDeviceMails'>>,
    alongside: (transaction: Transaction) => Promise<void>,
    onlyIf: Partial<Pick<User, 'isEmailVerified' | 'credentialsVersion'>> = {},
  ): Promise<number | undefined> {
    return this.users.renewCredentials(ownerId, change, onlyIf, alongside);
  }

  /**
   * For what makes a new way into the account: does it only while the session that asks is still good.
   * @throws NotSignedIn when the credentials were renewed since that session began.
   */
  async whileCurrent<Result extends object>(
    ownerId: string,
    credentialsVersion: number,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.users.whileCurrent(ownerId, credentialsVersion, work);
    if (!result) throw new NotSignedIn();
    return result;
  }

  /** Takes the person out with every row that belongs to them; `alongside` is part of the same transaction. */
  remove(ownerId: string, alongside: (transaction: Transaction) => Promise<void>): Promise<void> {
    return this.users.remove(ownerId, alongside);
  }

  /** Puts a better hash of the same password in place of `older`. */
  replacePasswordHash(ownerId: string, older: string, hash: string): Promise<void> {
    return this.users.replacePasswordHash(ownerId, older, hash);
  }
}

const versioned = (user: VersionedUser): VersionedAccount => ({
  user: toUserDto(user),
  credentialsVersion: user.credentialsVersion,
});
