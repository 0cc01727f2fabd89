import { WEBHOOK_EVENTS } from '@career/contracts/vocabulary/webhook-vocabulary';
import type { CreateWebhookDto } from '@career/contracts/webhooks/create-webhook.dto';
import type { CreatedWebhookDto, WebhookDto } from '@career/contracts/webhooks/webhook.dto';
import type { WebhookDeliveryDto } from '@career/contracts/webhooks/webhook-delivery.dto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { TextEncryption } from '../../database/text-encryption.ts';
import { InvalidFields, NotFound } from '../../errors/domain-errors.ts';
import { refusePrivateHost } from '../../http/public-addresses.ts';
import type { PublicWeb } from '../../http/public-web.ts';
import { AccountLimits } from '../identity/account/account-limits.service.ts';
import { toWebhookDeliveryDto, toWebhookDto } from './webhook.mapper.ts';
import { CALL_MS, WebhookCaller } from './webhook-caller.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { newWebhookSecret } from './webhook-signature.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

const TOO_MANY_TESTS = 'You have tested your webhooks many times already. Please wait an hour.';

/** What an unknown webhook is called in messages. */
export const WEBHOOK = 'Webhook';

/** Webhooks of the signed-in person. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly caller: WebhookCaller,
    private readonly encryption: TextEncryption,
    private readonly limits: AccountLimits,
  ) {}

  async list(ownerId: string): Promise<WebhookDto[]> {
    return (await this.webhooks.list(ownerId)).map(toWebhookDto);
  }

  async create(ownerId: string, { url, events }: CreateWebhookDto): Promise<CreatedWebhookDto> {
    const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
    if (chosen.length === 0)
      throw new InvalidFields([{ field: 'events', message: 'Choose at least one event' }]);
    const address = callable(url, this.caller.web);
    const secret = newWebhookSecret();
    const row = {
      id: uuidv7(),
      url: address,
      events: chosen,
      secret: this.encryption.encrypt('webhook', secret),
    };
    return { ...toWebhookDto(await this.webhooks.add(ownerId, row)), secret };
  }

  /** Pauses it, or goes on. */
  async switch(ownerId: string, id: string, isActive: boolean): Promise<WebhookDto> {
    const switched = await this.webhooks.switch(ownerId, id, isActive);
    if (!switched) throw new NotFound(WEBHOOK);
    return toWebhookDto(switched);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.webhooks.remove(ownerId, id))) throw new NotFound(WEBHOOK);
  }

  async log(ownerId: string, id: string): Promise<WebhookDeliveryDto[]> {
    const found = await this.webhooks.deliveries(ownerId, id);
    if (!found) throw new NotFound(WEBHOOK);
    return found.map(toWebhookDeliveryDto);
  }

  /** Calls the address once, now; a test is not repeated. */
  async test(ownerId: string, id: string): Promise<WebhookDeliveryDto> {
    await this.limits.take('webhook-test-account', ownerId, TOO_MANY_TESTS);
    const added = await this.webhooks.addTest(ownerId, id, new Date(Date.now() + 2 * CALL_MS));
    if (!added) throw new NotFound(WEBHOOK);
    const due = await this.deliveries.find(ownerId, added.id);
    if (!due) throw new NotFound(WEBHOOK);
    const { runAfter: _never, ...outcome } = await this.caller.call(due);
    const settled = { ...outcome, state: outcome.state === 'waiting' ? ('failed' as const) : outcome.state };
    await this.deliveries.settle(due, settled);
    return toWebhookDeliveryDto({ ...added, ...settled });
  }
}

/** The address without what a call does not send. Hosts that the operator named may be private, and without https. */
function callable(text: string, web: PublicWeb): string {
  const refuse = (message: string): never => {
    throw new InvalidFields([{ field: 'url', message }]);
  };
  const address = URL.parse(text) ?? refuse('Address must be a valid URL starting with https://');
  if (address.username || address.password) refuse('Address must not hold a name or a password');
  address.hash = '';
  if (web.isNamed(address)) return address.href;
  if (address.protocol !== 'https:') refuse('Address must start with https://');
  try {
    refusePrivateHost(address);
  } catch {
    refuse('Address must be on the public internet');
  }
  return address.href;
}
