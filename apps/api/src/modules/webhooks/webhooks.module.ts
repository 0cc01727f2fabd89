import { Module } from '@nestjs/common';
import { TextEncryption } from '../../database/text-encryption.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { WebhookCaller } from './webhook-caller.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [IdentityModule],
  controllers: [WebhooksController],
  providers: [
    TextEncryption,
    WebhookCaller,
    WebhookDeliveriesRepository,
    WebhooksRepository,
    WebhooksService,
  ],
})
export class WebhooksModule {}
