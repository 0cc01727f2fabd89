import { ChoiceListField } from '../fields/nested-fields.ts';
import { AbsoluteUrlField } from '../fields/pattern-fields.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../vocabulary/webhook-vocabulary.ts';

/** An address to call when something happens. */
export class CreateWebhookDto {
  @AbsoluteUrlField({
    label: 'Address',
    description:
      'https address on the public internet that takes a `POST` with JSON. Redirects are not followed, and private addresses are never called.',
    example: 'https://example.com/hooks/career',
    optional: false,
  })
  url!: string;

  @ChoiceListField({
    label: 'Events',
    description: 'When to call it; at least one.',
    choices: WEBHOOK_EVENTS,
    enumName: 'WebhookEvent',
    example: ['resume.saved'],
  })
  events!: WebhookEvent[];
}
