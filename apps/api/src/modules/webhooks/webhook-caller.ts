import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { TextEncryption } from '../../database/text-encryption.ts';
import { PublicWeb } from '../../http/public-web.ts';
import type { DueDelivery, Outcome } from './webhook-deliveries.repository.ts';
import { signedHeaders } from './webhook-signature.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long one call may take. */
export const CALL_MS = 10 * SECOND;
/** Delay after the first, second, ... failed try; after the last the delivery is given up. */
const RETRY_DELAYS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const;
const ERROR_MAX = 300;

/** Calls the addresses of webhooks: on the public internet only, without redirects, signed. */
@Injectable()
export class WebhookCaller implements OnModuleDestroy {
  /** Also asked which private hosts the operator allows. */
  readonly web: PublicWeb;

  constructor(
    config: AppConfig,
    private readonly encryption: TextEncryption,
  ) {
    this.web = new PublicWeb(config.webhookPrivateHosts);
  }

  async onModuleDestroy(): Promise<void> {
    await this.web.close();
  }

  /** One try. Never rejects: what went wrong is the outcome. */
  async call(delivery: DueDelivery, now = Date.now()): Promise<Outcome> {
    try {
      return outcomeOf(await this.post(delivery, now), delivery.attempts, now);
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error && cause.message ? cause.message : message;
      return failed(null, reason.slice(0, ERROR_MAX), delivery.attempts, now);
    }
  }

  private async post({ id, url, secret, event, data, createdAt }: DueDelivery, now: number): Promise<number> {
    const body = JSON.stringify({ type: event, timestamp: new Date(createdAt).toISOString(), data });
    const address = new URL(url);
    const { statusCode, body: answer } = await this.web.request(address, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'CareerToolkit-Webhooks/1',
        ...signedHeaders(this.encryption.decrypt('webhook', secret), id, body, now),
      },
    });
    // Nothing of the answer but its status is read, however long it is.
    answer.on('error', () => undefined).destroy();
    return statusCode;
  }
}

function outcomeOf(status: number, attempts: number, now: number): Outcome {
  if (status >= 200 && status < 300) return { state: 'delivered', status, error: null };
  if (status === 410) return { state: 'failed', status, error: 'The address is gone.', isGone: true };
  const reason = status >= 300 && status < 400 ? 'The address redirects.' : `The address answered ${status}.`;
  return failed(status, reason, attempts, now);
}

function failed(status: number | null, error: string, attempts: number, now: number): Outcome {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return { state: 'failed', status, error };
  return { state: 'waiting', status, error, runAfter: new Date(now + delay) };
}
