import { ApiProperty } from '@nestjs/swagger';
import {
  DELIVERY_STATES,
  type DeliveryState,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../vocabulary/webhook-vocabulary.ts';

const EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;

/** One call of a webhook, with how it went. */
export class WebhookDeliveryDto {
  @ApiProperty({ description: 'Id of the delivery, the same in every try: `webhook-id`.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'What happened.',
    enum: [...EVENTS],
    enumName: 'DeliveredEvent',
    example: 'resume.saved',
  })
  event!: WebhookEvent | typeof TEST_EVENT;

  @ApiProperty({
    description: 'What the body says under `data`: ids and states, no content.',
    type: 'object',
    additionalProperties: true,
    example: { id: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', version: 4 },
  })
  data!: Record<string, unknown>;

  @ApiProperty({
    description: 'Whether it waits for a try, was taken, or was given up.',
    enum: [...DELIVERY_STATES],
    enumName: 'DeliveryState',
    example: 'delivered',
  })
  state!: DeliveryState;

  @ApiProperty({ description: 'Tries so far.', type: 'integer', minimum: 0, example: 1 })
  attempts!: number;

  @ApiProperty({
    description: 'Status that the address answered last; null where it did not answer.',
    type: 'integer',
    nullable: true,
    example: 200,
  })
  status!: number | null;

  @ApiProperty({
    description: 'Why the last try failed; null when it did not.',
    type: String,
    nullable: true,
    example: null,
  })
  error!: string | null;

  @ApiProperty({ description: 'When it happened, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    description: 'When it is tried next, ISO 8601 in UTC; null once it has ended.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  nextAttemptAt!: string | null;
}
