import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@career/contracts/vocabulary/webhook-vocabulary';

const SECRET_BYTES = 32;

/** A new signing secret: the prefix and random bytes in base64. */
export const newWebhookSecret = (): string =>
  WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The headers by which a receiver knows who sent the body, and that nobody changed it (Standard Webhooks). */
export function signedHeaders(
  secret: string,
  id: string,
  body: string,
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
