import { LIMITS } from '@career/contracts/vocabulary/limits';
import { CreateWebhookDto } from '@career/contracts/webhooks/create-webhook.dto';
import { SwitchWebhookDto } from '@career/contracts/webhooks/switch-webhook.dto';
import { CreatedWebhookDto, WebhookDto } from '@career/contracts/webhooks/webhook.dto';
import { WebhookDeliveryDto } from '@career/contracts/webhooks/webhook-delivery.dto';
import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { WEBHOOK, WebhooksService } from './webhooks.service.ts';

@ApiTags('Webhooks')
@Controller('webhooks')
@TokenAccess('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Endpoint({
    summary: 'List webhooks',
    description: 'Last made first, without their secrets.',
    ok: { description: `At most ${LIMITS.webhooksMax}.`, type: [WebhookDto] },
    problems: [401],
  })
  listWebhooks(@OwnerId() ownerId: string): Promise<WebhookDto[]> {
    return this.webhooks.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Make a webhook',
    description:
      'The address gets a signed `POST` of JSON (`type`, `timestamp`, `data`) after each event, within seconds; tried again with growing delays for about ten hours while it does not answer 2xx. The body has ids and states, no content: read the rest with a token. A call may come twice; `webhook-id` is the same.',
    created: { description: 'The webhook with its secret, shown this once.', type: CreatedWebhookDto },
    audited: 'webhook-created',
    problems: [...WRITE_PROBLEMS, 409],
  })
  createWebhook(@OwnerId() ownerId: string, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    return this.webhooks.create(ownerId, body);
  }

  @Patch(':id')
  @Endpoint({
    summary: 'Pause a webhook or go on with it',
    description:
      'While paused, calls that wait stay where they are and events add no new ones. One that its address ended (410) goes on in the same way.',
    idOf: 'the webhook',
    ok: { description: 'The webhook.', type: WebhookDto },
    audited: 'webhook-switched',
    problems: [...WRITE_PROBLEMS, 404],
  })
  switchWebhook(
    @OwnerId() ownerId: string,
    @IdParam(WEBHOOK) id: string,
    @Body() { isActive }: SwitchWebhookDto,
  ): Promise<WebhookDto> {
    return this.webhooks.switch(ownerId, id, isActive);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a webhook',
    description: 'It is called no more, and its deliveries are deleted.',
    idOf: 'the webhook',
    noContent: 'Deleted.',
    audited: 'webhook-deleted',
    problems: [401, 403, 404],
  })
  deleteWebhook(@OwnerId() ownerId: string, @IdParam(WEBHOOK) id: string): Promise<void> {
    return this.webhooks.remove(ownerId, id);
  }

  @Get(':id/deliveries')
  @Endpoint({
    summary: 'List deliveries of a webhook',
    description: 'Newest first, with how each went.',
    idOf: 'the webhook',
    ok: { description: `At most ${LIMITS.webhookDeliveriesKept}.`, type: [WebhookDeliveryDto] },
    problems: [401, 404],
  })
  listWebhookDeliveries(
    @OwnerId() ownerId: string,
    @IdParam(WEBHOOK) id: string,
  ): Promise<WebhookDeliveryDto[]> {
    return this.webhooks.log(ownerId, id);
  }

  @Post(':id/test')
  @Endpoint({
    summary: 'Test a webhook',
    description: 'Calls the address once with the event `test` and answers how that went.',
    idOf: 'the webhook',
    ok: { description: 'The delivery.', type: WebhookDeliveryDto },
    problems: [401, 403, 404, 429],
  })
  testWebhook(@OwnerId() ownerId: string, @IdParam(WEBHOOK) id: string): Promise<WebhookDeliveryDto> {
    return this.webhooks.test(ownerId, id);
  }
}
