import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { insertIgnoringUniqueViolation } from '../../../database/ignore-unique-violation.ts';
import { columns, prepared } from '../../../database/prepared.ts';
import { closeAccount } from '../../../database/quota.ts';
import { canonicalEmail } from '../../../mail/canonical-email.ts';
import type { PersonToRemind } from './person-to-remind.types.ts';
import { type User, UserEntity } from './user.entity.ts';
import type { ShownUser } from './user.mapper.ts';

export type NewUser = Pick<User, 'email' | 'firstName' | 'lastName'> &
  Partial<
    Pick<
      User,
      'phone' | 'password' | 'googleId' | 'authProvider' | 'isEmailVerified' | 'profileImageUrl' | 'language'
    >
  >;

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
  'language',
  'wantsReminderMails',
  'wantsNewDeviceMails',
  'hasCompletedOnboarding',
  'createdAt',
] as const satisfies readonly (keyof ShownUser)[];

const FIND = prepared(`select ${columns(SHOWN)} from "user" where id = $1`);
const FIND_VERSIONED = prepared(`
  select ${columns([...SHOWN, 'credentialsVersion'])} from "user" where id = $1`);
const FIND_CREDENTIALS = prepared(`
  select ${columns([...SHOWN, 'password', 'credentialsVersion'])} from "user" where email = $1`);

/** An account with the version of its credentials at the time it was read. */
export type VersionedUser = ShownUser & Pick<User, 'credentialsVersion'>;
/** The same with its password hash, null where it has none. */
export type Credentials = VersionedUser & Pick<User, 'password'>;
export type Keys = Pick<User, 'password' | 'googleId' | 'credentialsVersion'>;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ShownUser | undefined> {
    const [user] = await this.database.read<ShownUser>(FIND, [id]);
    return user;
  }

  async findVersioned(id: string): Promise<VersionedUser | undefined> {
    const [user] = await this.database.read<VersionedUser>(FIND_VERSIONED, [id]);
    return user;
  }

  /** For signing in: the account behind an address, with its password hash. */
  async findCredentials(email: string): Promise<Credentials | undefined> {
    const [found] = await this.database.read<Credentials>(FIND_CREDENTIALS, [canonicalEmail(email)]);
    return found;
  }

  /** What opens the account. */
  async findKeys(id: string): Promise<Keys | null> {
    return await this.database.read((em) =>
      em.findOne(UserEntity, { id }, { fields: ['password', 'googleId', 'credentialsVersion'] }),
    );
  }

  findByEmail(email: string): Promise<User | null> {
    return this.database.read((em) => em.findOne(UserEntity, { email: canonicalEmail(email) }));
  }

  toRemind(ids: string[]): Promise<PersonToRemind[]> {
    return this.database.read((em) =>
      em.find(
        UserEntity,
        { id: { $in: ids }, wantsReminderMails: true, isEmailVerified: true },
        { fields: ['id', 'email', 'firstName', 'timeZone', 'language'] },
      ),
    );
  }

  withConfirmedAddress(ids: string[]): Promise<PersonToRemind[]> {
    return this.database.read((em) =>
      em.find(
        UserEntity,
        { id: { $in: ids }, isEmailVerified: true },
        { fields: ['id', 'email', 'firstName', 'timeZone', 'language'] },
      ),
    );
  }

  findByGoogleId(googleId: string): Promise<User | null> {
    return this.database.read((em) => em.findOne(UserEntity, { googleId }));
  }

  /** @returns undefined when the address is taken; the unique index decides between racing sign-ups. */
  insert(user: NewUser): Promise<User | undefined> {
    return insertIgnoringUniqueViolation(this.database, UserEntity, {
      ...user,
      email: canonicalEmail(user.email),
    });
  }

  async update(id: string, change: Partial<User>): Promise<User | null> {
    return await this.database.write(async (em) => {
      await em.nativeUpdate(UserEntity, { id }, { ...change, updatedAt: new Date() });
      return await em.findOne(UserEntity, { id });
    });
  }

  remove(id: string, alongside: (em: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (em) => {
      await closeAccount(em, id);
      // First: a sign-in at the same moment either has its session already, or finds nobody.
      await em.nativeDelete(UserEntity, { id });
      await alongside(em);
    });
  }

  /** Puts a hash of the same password in place of an older one, unless the password was changed meanwhile. */
  async replacePasswordHash(id: string, older: string, hash: string): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(UserEntity, { id, password: older }, { password: hash }),
    );
  }

  /**
   * Changes what opens the account and makes every earlier sign-in worthless: `alongside` ends the sessions.
   * @returns the new version of the credentials; undefined when `onlyIf` did not hold.
   */
  renewCredentials(
    id: string,
    change: Partial<User>,
    onlyIf: Partial<User>,
    alongside: (em: EntityManager) => Promise<void>,
  ): Promise<number | undefined> {
    return this.database.transaction(async (em) => {
      const found = await em.nativeUpdate(
        UserEntity,
        { id, ...onlyIf },
        { ...change, credentialsVersion: raw('credentials_version + 1'), updatedAt: new Date() },
      );
      if (found === 0) return undefined;
      await alongside(em);
      const { credentialsVersion } = await em.findOneOrFail(
        UserEntity,
        { id },
        { fields: ['credentialsVersion'] },
      );
      return credentialsVersion;
    });
  }

  /**
   * Does something as long as the credentials are of this version: a change of them waits, or has come first.
   * @returns undefined when it came first.
   */
  whileCurrent<Result>(
    id: string,
    credentialsVersion: number,
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.database.transaction(async (em) => {
      const current = await em.execute(
        'select 1 from "user" where "id" = ? and "credentials_version" = ? for share',
        [id, credentialsVersion],
      );
      return current.length > 0 ? await work(em) : undefined;
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
    return this.database.transaction(async (em) => {
      const found = await em.nativeUpdate(
        UserEntity,
        { id, ...onlyIf },
        { ...change, updatedAt: new Date() },
      );
      if (found > 0) await alongside(em);
      return found > 0;
    });
  }
}
