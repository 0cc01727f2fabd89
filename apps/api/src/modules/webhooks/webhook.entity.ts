import type { WebhookEvent } from '@career/contracts/vocabulary/webhook-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** An address that is called when something happens. */
export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  indexes: [{ name: 'webhook_user_index', properties: ['userId'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    url: p.text(),
    events: p.json<WebhookEvent[]>(),
    /** Signing secret, encrypted: it is needed for each call. */
    secret: p.text(),
    isActive: p.boolean().default(true),
    ...createdAt(),
  },
});
export type Webhook = InferEntity<typeof WebhookEntity>;
