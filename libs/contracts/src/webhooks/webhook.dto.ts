import { ApiProperty } from '@nestjs/swagger';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../vocabulary/webhook-vocabulary.ts';

/** An address that is called when something happens, without its secret. */
export class WebhookDto {
  @ApiProperty({ description: 'Id of the webhook.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Address that is called.', example: 'https://example.com/hooks/career' })
  url!: string;

  @ApiProperty({
    description: 'When it is called.',
    enum: [...WEBHOOK_EVENTS],
    enumName: 'WebhookEvent',
    isArray: true,
    example: ['resume.saved'],
  })
  events!: WebhookEvent[];

  @ApiProperty({
    description: 'Whether it is called; false while it is paused, and once its address has answered 410.',
    example: true,
  })
  isActive!: boolean;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** A new webhook. */
export class CreatedWebhookDto extends WebhookDto {
  @ApiProperty({
    description:
      'Signing secret, shown this once. Each call has `webhook-id`, `webhook-timestamp` and `webhook-signature`: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, with the bytes after `whsec_` as the key (Standard Webhooks).',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret!: string;
}
