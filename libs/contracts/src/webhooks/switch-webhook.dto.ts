import { FlagField } from '../fields/choice-fields.ts';

/** Whether a webhook is called. */
export class SwitchWebhookDto {
  @FlagField({
    label: 'Called',
    description: 'False pauses the webhook, true goes on.',
    example: false,
  })
  isActive!: boolean;
}
