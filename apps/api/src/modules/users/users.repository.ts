import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PgReads } from '../../database/pg-reads.ts';
import { columns, prepared } from '../../database/prepared.ts';
import { insertUnlessTaken } from '../../database/unless-taken.ts';
import { canonicalEmail } from '../../mail/canonical-email.ts';
import { type User, UserEntity } from './user.entity.ts';
import type { ShownUser } from './user.mapper.ts';

export type NewUser = Pick<User, 'email' | 'firstName' | 'lastName'> &
  Partial<
    Pick<User, 'phone' | 'password' | 'googleId' | 'authProvider' | 'isEmailVerified' | 'profileImageUrl'>
  >;

/** Whom a reminder goes to, and by which clock. */
export type PersonToRemind = Pick<User, 'id' | 'email' | 'firstName' | 'timeZone'>;

const SHOWN = [
  'id',
  'email',
  'firstName',
  'lastName',
  'phone',
  'profileImageUrl',
  'authProvider',
  'isEmailVerified',
  'currentJobStatus',
  'timeZone',
  'country',
  'wantsReminderMails',
  'wantsNewDeviceMails',
  'hasCompletedOnboarding',
  'createdAt',
] as const satisfies readonly (keyof ShownUser)[];

const FIND = prepared(`select ${columns(SHOWN)} from "user" where id = $1`);
const FIND_CREDENTIALS = prepared(`select ${columns([...SHOWN, 'password'])} from "user" where email = $1`);

/** An account with its password hash, null where it has none. */
export type Credentials = ShownUser & Pick<User, 'password'>;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PgReads,
  ) {}

  async find(id: string): Promise<ShownUser | undefined> {
    const [user] = await this.reads.rows<ShownUser>(FIND, [id]);
    return user;
  }

  /** For signing in: the account behind an address, with its password hash. */
  async findCredentials(email: string): Promise<Credentials | undefined> {
    const [found] = await this.reads.rows<Credentials>(FIND_CREDENTIALS, [canonicalEmail(email)]);
    return found;
  }

  /** What opens the account. */
  async findKeys(id: string): Promise<Pick<User, 'password' | 'googleId'> | null> {
    return await this.em.fork().findOne(UserEntity, { id }, { fields: ['password', 'googleId'] });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.em.fork().findOne(UserEntity, { email: canonicalEmail(email) });
  }

  toRemind(ids: string[]): Promise<PersonToRemind[]> {
    return this.em
      .fork()
      .find(
        UserEntity,
        { id: { $in: ids }, wantsReminderMails: true, isEmailVerified: true },
        { fields: ['id', 'email', 'firstName', 'timeZone'] },
      );
  }

  findByGoogleId(googleId: string): Promise<User | null> {
    return this.em.fork().findOne(UserEntity, { googleId });
  }

  /** @returns undefined when the address is taken; the unique index decides between racing sign-ups. */
  insert(user: NewUser): Promise<User | undefined> {
    return insertUnlessTaken(this.em.fork(), UserEntity, { ...user, email: canonicalEmail(user.email) });
  }

  async update(id: string, change: Partial<User>): Promise<User | null> {
    const em = this.em.fork();
    await em.nativeUpdate(UserEntity, { id }, { ...change, updatedAt: new Date() });
    return await em.findOne(UserEntity, { id });
  }

  remove(id: string, alongside: (em: EntityManager) => Promise<void>): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await alongside(em as EntityManager);
      await em.nativeDelete(UserEntity, { id });
    });
  }

  /**
   * Changes what opens the account, together with what must not happen without it.
   * @param onlyIf columns that must still hold these values; otherwise nothing happens.
   * @returns whether it was changed.
   */
  updateKeys(
    id: string,
    change: Partial<User>,
    onlyIf: Partial<User>,
    alongside: (em: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const found = await em.nativeUpdate(
        UserEntity,
        { id, ...onlyIf },
        { ...change, updatedAt: new Date() },
      );
      if (found > 0) await alongside(em as EntityManager);
      return found > 0;
    });
  }
}
