import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../profile/user.entity.ts';

/** A personal access token. Only a hash of it is kept, so reading the table opens nothing. */
export const AccessTokenEntity = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  uniques: [{ name: 'access_token_hash_unique', properties: ['tokenHash'] }],
  indexes: [{ name: 'access_token_user_index', properties: ['userId'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    name: p.string(),
    tokenHash: p.string(),
    scopes: p.json<TokenScope[]>(),
    /** Version of the account's credentials when it was made. */
    credentialsVersion: p.integer(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type AccessToken = InferEntity<typeof AccessTokenEntity>;
