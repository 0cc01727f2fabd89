import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TOKEN_PREFIX, type TokenScope } from '@career/contracts/vocabulary/token-scopes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { turnOf } from '../../../database/quota.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { BearerTokens, TokenOwner } from '../../../http/bearer/bearer-tokens.ts';
import { ConnectedAppEntity } from '../connected-apps/connected-app.entity.ts';
import { type AccessToken, AccessTokenEntity } from './access-token.entity.ts';
import { isToken, tokenHash } from './token-text.ts';

export type NewAccessToken = Pick<AccessToken, 'name' | 'credentialsVersion' | 'expiresAt'> & {
  tokenHash: string;
  scopes: TokenScope[];
};

const FIND = prepared(`
  select id as "tokenId", coalesce(connected_app_id, id) as "holderId", name as "tokenName", user_id as "ownerId", scopes,
    credentials_version as "credentialsVersion",
    (last_used_at is null or last_used_at < now() - interval '1 minute') as "isUseUnwritten"
  from access_token where token_hash = $1 and expires_at > now()`);

/** The condition again: of the requests of one minute, one writes. The app that the token was given to is used with it. */
const NOTE_USE = prepared(`
  with used as (
    update access_token set last_used_at = now()
    where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')
    returning connected_app_id)
  update connected_app set last_used_at = now() from used where id = used.connected_app_id`);

@Injectable()
export class AccessTokensRepository implements BearerTokens {
  constructor(private readonly database: Database) {}

  async find(token: string): Promise<TokenOwner | undefined> {
    if (!isToken(TOKEN_PREFIX, token)) return undefined;
    const [found] = await this.database.read<TokenOwner & { isUseUnwritten: boolean }>(FIND, [
      tokenHash(token),
    ]);
    // The request does not wait for it: a missed note is made up by the next request.
    if (found?.isUseUnwritten) this.database.write(NOTE_USE, [found.tokenId]).catch(() => undefined);
    return found;
  }

  /** Last made first. */
  list(ownerId: string): Promise<AccessToken[]> {
    return this.database.read((em) =>
      em.find(
        AccessTokenEntity,
        { userId: ownerId, connectedAppId: null },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.accessTokensMax },
      ),
    ) as Promise<AccessToken[]>;
  }

  /**
   * Expired ones make room.
   * @returns undefined when there is none.
   */
  async add(ownerId: string, token: NewAccessToken, em: EntityManager): Promise<AccessToken | undefined> {
    // Not by `takeTurn`, which would wait for a deletion of the account that waits for the account's row, held here.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      turnOf('access-tokens', ownerId),
    ]);
    await em.nativeDelete(AccessTokenEntity, { userId: ownerId, expiresAt: { $lte: new Date() } });
    const held = await em.count(AccessTokenEntity, { userId: ownerId, connectedAppId: null });
    if (held >= LIMITS.accessTokensMax) return undefined;
    const added = em.create(AccessTokenEntity, {
      ...token,
      userId: ownerId,
      connectedAppId: null,
      lastUsedAt: null,
    });
    await em.flush();
    return added as AccessToken;
  }

  /** @returns whether it was there. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    const removed = await this.database.write((em) =>
      em.nativeDelete(AccessTokenEntity, { userId: ownerId, id, connectedAppId: null }),
    );
    return removed > 0;
  }

  /** Everything that programs come with, connected apps among them. */
  async removeAll(ownerId: string, em: Transaction | EntityManager): Promise<void> {
    await em.nativeDelete(ConnectedAppEntity, { userId: ownerId });
    await em.nativeDelete(AccessTokenEntity, { userId: ownerId });
  }
}
