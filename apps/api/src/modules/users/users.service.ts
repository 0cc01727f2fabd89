import type { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '../../refusals/refusals.ts';
import type { User } from './user.entity.ts';
import { toProfileChange, toUserDto } from './user.mapper.ts';
import { type NewUser, type PersonToRemind, UsersRepository } from './users.repository.ts';

export type { PersonToRemind } from './users.repository.ts';

@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  async get(ownerId: string): Promise<UserDto> {
    const user = await this.users.find(ownerId);
    // The session outlived its account.
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }

  async update(ownerId: string, body: SaveProfileDto): Promise<UserDto> {
    const user = await this.users.update(ownerId, toProfileChange(body));
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }

  /** @returns undefined when the address has an account already. */
  async create(user: NewUser): Promise<UserDto | undefined> {
    const created = await this.users.insert(user);
    return created && toUserDto(created);
  }

  /** For signing in only: the account behind an address, and the hash that proves whose it is. */
  async findCredentials(email: string): Promise<{ user: UserDto; password: string | null } | undefined> {
    const found = await this.users.findCredentials(email);
    return found && { user: toUserDto(found), password: found.password ?? null };
  }

  /** For signing in only: what opens an account that is known already. */
  async findKeys(ownerId: string): Promise<Pick<User, 'password' | 'googleId'>> {
    const keys = await this.users.findKeys(ownerId);
    if (!keys) throw new NotSignedIn();
    return keys;
  }

  async findByEmail(email: string): Promise<UserDto | undefined> {
    const user = await this.users.findByEmail(email);
    return user ? toUserDto(user) : undefined;
  }

  async findByGoogleId(googleId: string): Promise<UserDto | undefined> {
    const user = await this.users.findByGoogleId(googleId);
    return user ? toUserDto(user) : undefined;
  }

  /** Of these people, those who want to be reminded by mail and have shown that the address is theirs. */
  toRemind(ids: string[]): Promise<PersonToRemind[]> {
    return this.users.toRemind(ids);
  }

  async markVerified(ownerId: string): Promise<void> {
    await this.users.update(ownerId, { isEmailVerified: true });
  }

  /** Changes what opens the account; `alongside` is part of the same transaction. @returns whether `onlyIf` still held. */
  changeKeys(
    ownerId: string,
    change: Partial<Pick<User, 'password' | 'googleId' | 'isEmailVerified'>>,
    alongside: (em: EntityManager) => Promise<void>,
    onlyIf: Partial<Pick<User, 'googleId' | 'isEmailVerified'>> = {},
  ): Promise<boolean> {
    return this.users.updateKeys(ownerId, change, onlyIf, alongside);
  }

  /** Takes the person out with every row that belongs to them; `alongside` is part of the same transaction. */
  remove(ownerId: string, alongside: (em: EntityManager) => Promise<void>): Promise<void> {
    return this.users.remove(ownerId, alongside);
  }

  async replacePasswordHash(ownerId: string, hash: string): Promise<void> {
    await this.users.update(ownerId, { password: hash });
  }
}
