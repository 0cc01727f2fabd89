import {
  DELIVERY_STATES,
  type TEST_EVENT,
  type WebhookEvent,
} from '@career/contracts/vocabulary/webhook-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { WebhookEntity } from './webhook.entity.ts';

/** One call of a webhook. Triggers on the tables of documents and jobs add the rows (decision 0091). */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_recent_index', properties: ['webhookId', 'createdAt', 'id'] },
    { name: 'webhook_delivery_user_index', properties: ['userId'] },
    {
      name: 'webhook_delivery_due_index',
      expression: `create index "webhook_delivery_due_index" on "webhook_delivery" ("run_after") where "state" = 'waiting'`,
    },
    {
      // A document that is saved again before the first try is one event.
      name: 'webhook_delivery_untried_index',
      expression: `create unique index "webhook_delivery_untried_index" on "webhook_delivery" ("webhook_id", "event", "subject") where "state" = 'waiting' and "attempts" = 0`,
    },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    webhookId: () => p.manyToOne(WebhookEntity).mapToPk().fieldName('webhook_id').deleteRule('cascade'),
    event: p.string().$type<WebhookEvent | typeof TEST_EVENT>(),
    /** Id of the document or job. */
    subject: p.uuid(),
    data: p.json<Record<string, unknown>>(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    attempts: p.integer().default(0),
    /** What the address answered last. */
    status: p.integer().nullable(),
    error: p.text().nullable(),
    /** Not to be tried before this; while a worker tries it, the end of its lease. */
    runAfter: p.datetime().defaultRaw('now()'),
    ...createdAt(),
  },
});
export type WebhookDelivery = InferEntity<typeof WebhookDeliveryEntity>;
