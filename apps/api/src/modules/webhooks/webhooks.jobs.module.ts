import { Module } from '@nestjs/common';
import { TextEncryption } from '../../database/text-encryption.ts';
import { WebhookCaller } from './webhook-caller.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { WebhookDeliveryTask } from './webhook-delivery.task.ts';

/** What the worker does for webhooks. */
@Module({
  providers: [TextEncryption, WebhookCaller, WebhookDeliveriesRepository, WebhookDeliveryTask],
})
export class WebhooksJobsModule {}
