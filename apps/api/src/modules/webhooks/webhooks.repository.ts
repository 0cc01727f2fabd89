import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TEST_EVENT } from '@career/contracts/vocabulary/webhook-vocabulary';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../../database/database.ts';
import { addWithin, type Quota } from '../../database/quota.ts';
import { type Webhook, WebhookEntity } from './webhook.entity.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './webhook-delivery.entity.ts';

const QUOTA: Quota = {
  name: 'webhooks',
  most: LIMITS.webhooksMax,
  counts: 'select count(*)::int as held from webhook where user_id = ?',
  message: `You have ${LIMITS.webhooksMax} webhooks, which is the limit. Delete one first.`,
};

/** Webhooks as their owner manages them. */
@Injectable()
export class WebhooksRepository {
  constructor(private readonly database: Database) {}

  /** Last made first. */
  list(ownerId: string): Promise<Webhook[]> {
    return this.database.read((em) =>
      em.find(
        WebhookEntity,
        { userId: ownerId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.webhooksMax },
      ),
    ) as Promise<Webhook[]>;
  }

  add(ownerId: string, webhook: Pick<Webhook, 'id' | 'url' | 'events' | 'secret'>): Promise<Webhook> {
    return addWithin(this.database, ownerId, QUOTA, async (em) => {
      const added = em.create(WebhookEntity, { ...webhook, userId: ownerId });
      await em.flush();
      return added as Webhook;
    });
  }

  /** @returns the webhook as it is then; undefined when there is no such webhook. */
  switch(ownerId: string, id: string, isActive: boolean): Promise<Webhook | undefined> {
    return this.database.write(async (em) => {
      await em.nativeUpdate(WebhookEntity, { userId: ownerId, id }, { isActive });
      return ((await em.findOne(WebhookEntity, { userId: ownerId, id })) ?? undefined) as Webhook | undefined;
    });
  }

  /** @returns whether it was there. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.database.write((em) => em.nativeDelete(WebhookEntity, { userId: ownerId, id }))) > 0;
  }

  /** The last deliveries of a webhook, newest first; undefined when there is no such webhook. */
  deliveries(ownerId: string, webhookId: string): Promise<WebhookDelivery[] | undefined> {
    return this.database.read(async (em) => {
      if (!(await em.count(WebhookEntity, { userId: ownerId, id: webhookId }))) return undefined;
      return (await em.find(
        WebhookDeliveryEntity,
        { userId: ownerId, webhookId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.webhookDeliveriesKept },
      )) as WebhookDelivery[];
    });
  }

  /**
   * Adds a test that this process tries itself: the workers leave it alone until `runAfter`.
   * @returns undefined when there is no such webhook.
   */
  addTest(ownerId: string, webhookId: string, runAfter: Date): Promise<WebhookDelivery | undefined> {
    return this.database.transaction(async (em) => {
      if (!(await em.count(WebhookEntity, { userId: ownerId, id: webhookId }))) return undefined;
      const added = em.create(WebhookDeliveryEntity, {
        userId: ownerId,
        webhookId,
        event: TEST_EVENT,
        subject: uuidv7(),
        data: { message: 'This is a test.' },
        attempts: 1,
        runAfter,
      });
      await em.flush();
      return added as WebhookDelivery;
    });
  }
}
