import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { Unprocessable } from '../../../errors/domain-errors.ts';
import { AccountTokenEntity, type TokenPurpose } from './account-token.entity.ts';

export const DEAD_LINK = 'This link has already been used or has expired. Please ask for a new one.';

const TOKEN_BYTES = 32;

/** Links that open something once: unguessable, stored as a hash, short-lived, and dead when a newer one is made. */
@Injectable()
export class AccountTokens {
  constructor(private readonly database: Database) {}

  /** @returns what the link carries; it is nowhere else. */
  async issue(userId: string, purpose: TokenPurpose, validForMs: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.database.write((em) =>
      em.upsert(
        AccountTokenEntity,
        {
          hash: hashed(token),
          userId,
          purpose,
          expiresAt: new Date(Date.now() + validForMs),
          createdAt: new Date(),
        },
        { onConflictFields: ['userId', 'purpose'] },
      ),
    );
    return token;
  }

  /**
   * @returns the account the link belongs to, without using it up.
   * @throws Unprocessable when it is dead.
   */
  async look(token: string, purpose: TokenPurpose): Promise<string> {
    const found = await this.database.read((em) =>
      em.findOne(AccountTokenEntity, { hash: hashed(token), purpose, expiresAt: { $gt: new Date() } }),
    );
    if (!found) throw new Unprocessable(DEAD_LINK);
    return found.userId;
  }

  /**
   * Uses the link up, as part of the transaction that does what it is for. Of two that come at once one succeeds.
   * @throws Unprocessable when it is dead.
   */
  async redeem(token: string, purpose: TokenPurpose, within?: EntityManager): Promise<void> {
    const used = await this.database.write(
      (em) => em.nativeDelete(AccountTokenEntity, { hash: hashed(token), purpose }),
      within,
    );
    if (used === 0) throw new Unprocessable(DEAD_LINK);
  }

  /** Kills the link of a kind, as part of a transaction. */
  async drop(userId: string, purpose: TokenPurpose, em: EntityManager): Promise<void> {
    await em.nativeDelete(AccountTokenEntity, { userId, purpose });
  }

  /** Kills every link of an account, as part of a transaction. */
  async dropAll(userId: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(AccountTokenEntity, { userId });
  }
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
