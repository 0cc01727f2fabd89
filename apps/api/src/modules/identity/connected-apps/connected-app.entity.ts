import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../profile/user.entity.ts';

/** An app that a person let act for them. Its tokens end with it. */
export const ConnectedAppEntity = defineEntity({
  name: 'ConnectedApp',
  tableName: 'connected_app',
  indexes: [
    { name: 'connected_app_user_index', properties: ['userId'] },
    { name: 'connected_app_expiry_index', properties: ['expiresAt'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** `client_id` of the protocol. */
    clientId: p.text(),
    name: p.string(),
    /** Where the description of the app was read; null when nobody vouches for its name. */
    site: p.string().nullable(),
    scopes: p.json<TokenScope[]>(),
    /** Version of the account's credentials when it was connected. */
    credentialsVersion: p.integer(),
    /** When the app came for its first token; null while it holds a code alone. */
    connectedAt: p.datetime().nullable(),
    /** Moves with each refresh. */
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type ConnectedApp = InferEntity<typeof ConnectedAppEntity>;
