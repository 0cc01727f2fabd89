import type { WebhookDto } from '@career/contracts/webhooks/webhook.dto';
import type { WebhookDeliveryDto } from '@career/contracts/webhooks/webhook-delivery.dto';
import type { Webhook } from './webhook.entity.ts';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';

/** A webhook as its owner sees it later: without its secret. */
export const toWebhookDto = ({ id, url, events, isActive, createdAt }: Webhook): WebhookDto => ({
  id,
  url,
  events,
  isActive,
  createdAt: createdAt.toISOString(),
});

export const toWebhookDeliveryDto = (row: WebhookDelivery): WebhookDeliveryDto => ({
  id: row.id,
  event: row.event,
  data: row.data,
  state: row.state,
  attempts: row.attempts,
  status: row.status ?? null,
  error: row.error ?? null,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'waiting' ? row.runAfter.toISOString() : null,
});
