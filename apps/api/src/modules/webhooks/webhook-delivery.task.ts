import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { CALL_MS, WebhookCaller } from './webhook-caller.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';

/** Calls at the same time: one slow address must not hold up the others for long. */
const AT_ONCE = 20;
/** Keeps other workers off a delivery while it is tried, and a little longer. */
const LEASE_MS = 3 * CALL_MS;

/** Calls webhooks whose deliveries are due. */
@Injectable()
@ScheduledTask({ name: 'webhook-delivery', everyMs: 5_000 })
export class WebhookDeliveryTask implements ScheduledTaskRunner {
  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly caller: WebhookCaller,
  ) {}

  async run(): Promise<string> {
    let delivered = 0;
    for (;;) {
      const due = await this.deliveries.claim(AT_ONCE, LEASE_MS);
      const outcomes = await Promise.all(
        due.map(async (delivery) => {
          const outcome = await this.caller.call(delivery);
          await this.deliveries.settle(delivery, outcome);
          return outcome.state;
        }),
      );
      delivered += outcomes.filter((state) => state === 'delivered').length;
      if (due.length < AT_ONCE) return `${delivered} webhook calls delivered`;
    }
  }
}
