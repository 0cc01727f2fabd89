import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../../../database/columns.ts';
import { UserEntity } from '../profile/user.entity.ts';

const TOKEN_PURPOSES = ['verify-email', 'reset-password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** A link sent by e-mail. Only a hash of what it carries is kept; a newer one of its kind takes its place. */
export const AccountTokenEntity = defineEntity({
  name: 'AccountToken',
  tableName: 'account_token',
  uniques: [{ name: 'account_token_user_purpose_unique', properties: ['userId', 'purpose'] }],
  properties: {
    hash: p.string().primary(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    purpose: p.enum(TOKEN_PURPOSES),
    expiresAt: p.datetime(),
    ...createdAt(),
  },
});
