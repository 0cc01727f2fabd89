import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { WebhookEntity } from './webhook.entity.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './webhook-delivery.entity.ts';

/** A delivery with what its call needs. */
export interface DueDelivery
  extends Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'data' | 'attempts' | 'createdAt'> {
  url: string;
  secret: string;
}

/** What a try came to. */
export type Outcome = Pick<WebhookDelivery, 'state' | 'status' | 'error'> & {
  runAfter?: Date;
  /** The address says that it is gone for good. */
  isGone?: boolean;
};

const WITH_WEBHOOK = `select d."id", d."webhook_id" as "webhookId", d."event", d."data", d."attempts",
  d."created_at" as "createdAt", w."url", w."secret"
  from "webhook_delivery" d join "webhook" w on w."id" = d."webhook_id"`;

/** Deliveries on their way, as the workers take them. */
@Injectable()
export class WebhookDeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** Takes deliveries that are due, for as long as the lease; no other worker takes them meanwhile. */
  claim(most: number, leaseMs: number): Promise<DueDelivery[]> {
    return this.database.write(async (em) => {
      const taken = await em.execute<{ id: string }[]>(
        `update "webhook_delivery" set "attempts" = "attempts" + 1, "run_after" = now() + make_interval(secs => ?)
         where "id" in (select d."id" from "webhook_delivery" d join "webhook" w on w."id" = d."webhook_id"
                        where d."state" = 'waiting' and d."run_after" <= now() and w."is_active"
                        order by d."run_after" limit ? for update of d skip locked) returning "id"`,
        [leaseMs / 1000, most],
      );
      if (taken.length === 0) return [];
      return await em.execute<DueDelivery[]>(`${WITH_WEBHOOK} where d."id" in (?)`, [
        taken.map(({ id }) => id),
      ]);
    });
  }

  async find(ownerId: string, id: string): Promise<DueDelivery | undefined> {
    const [found] = await this.database.read((em) =>
      em.execute<DueDelivery[]>(`${WITH_WEBHOOK} where d."user_id" = ? and d."id" = ?`, [ownerId, id]),
    );
    return found;
  }

  /** Writes down what a try came to, and lets go of what is older than the list of the webhook. */
  async settle({ id, webhookId }: DueDelivery, { isGone, ...outcome }: Outcome): Promise<void> {
    await this.database.write(async (em) => {
      await em.nativeUpdate(WebhookDeliveryEntity, { id }, outcome);
      if (isGone) await em.nativeUpdate(WebhookEntity, { id: webhookId }, { isActive: false });
      if (outcome.state === 'waiting') return;
      await em.execute(
        `delete from "webhook_delivery" where "id" in (
           select "id" from "webhook_delivery" where "webhook_id" = ? and "state" <> 'waiting'
           order by "created_at" desc, "id" desc offset ?)`,
        [webhookId, LIMITS.webhookDeliveriesKept],
      );
    });
  }
}
