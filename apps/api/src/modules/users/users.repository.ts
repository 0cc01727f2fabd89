import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { canonicalEmail } from '../../mail/canonical-email.ts';
import { type User, UserEntity } from './user.entity.ts';

export type NewUser = Pick<User, 'email' | 'firstName' | 'lastName'> &
  Partial<
    Pick<User, 'phone' | 'password' | 'googleId' | 'authProvider' | 'isEmailVerified' | 'profileImageUrl'>
  >;

@Injectable()
export class UsersRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<User | null> {
    return this.em.fork().findOne(UserEntity, { id });
  }

  /** The id and password hash of an account: the one read that touches the hash. */
  findCredentials(email: string): Promise<Pick<User, 'id' | 'password'> | null> {
    return this.em
      .fork()
      .findOne(UserEntity, { email: canonicalEmail(email) }, { fields: ['id', 'password'] });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.em.fork().findOne(UserEntity, { email: canonicalEmail(email) });
  }

  findByGoogleId(googleId: string): Promise<User | null> {
    return this.em.fork().findOne(UserEntity, { googleId });
  }

  /** @returns undefined when the address is taken; the unique index decides between racing sign-ups. */
  async insert(user: NewUser): Promise<User | undefined> {
    const em = this.em.fork();
    const created = em.create(UserEntity, { ...user, email: canonicalEmail(user.email) } as never) as User;
    try {
      await em.persist(created).flush();
      return created;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  }

  async update(id: string, change: Partial<User>): Promise<User | null> {
    const em = this.em.fork();
    await em.nativeUpdate(UserEntity, { id }, { ...change, updatedAt: new Date() });
    return await em.findOne(UserEntity, { id });
  }
}
