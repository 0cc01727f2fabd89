import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { ConnectedAppEntity } from '../connected-apps/connected-app.entity.ts';
import { UserEntity } from '../profile/user.entity.ts';

/** A token that a program comes with: a personal one, or one given to a connected app. Only a hash of it is kept, so reading the table opens nothing. */
export const AccessTokenEntity = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  uniques: [{ name: 'access_token_hash_unique', properties: ['tokenHash'] }],
  indexes: [
    { name: 'access_token_user_index', properties: ['userId'] },
    { name: 'access_token_connected_app_index', properties: ['connectedAppId'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Missing for a personal one. */
    connectedAppId: () =>
      p
        .manyToOne(ConnectedAppEntity)
        .mapToPk()
        .fieldName('connected_app_id')
        .deleteRule('cascade')
        .nullable(),
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
