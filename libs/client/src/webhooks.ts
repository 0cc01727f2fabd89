/** What a webhook is called with: what happened, when, and to what. */
export interface WebhookMessage {
  type: string;
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
}

/** Why a call is not to be believed. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Reads a header by its name in small letters. */
export type ReadHeader = (name: string) => string | null | undefined;

const PREFIX = 'whsec_';
const OLDEST_SECONDS = 5 * 60;
const VERSION = 'v1,';

/**
 * Reads a call of a webhook after checking that we sent it, as Standard Webhooks describe it.
 * @param secret the signing secret that was shown when the webhook was made.
 * @param header reads a header of the request: `(name) => request.headers.get(name)`.
 * @param body the body as it came, before anything parsed it.
 * @throws {WebhookRefused} when the signature is not ours, or the call is older than five minutes.
 */
export async function readWebhook(
  secret: string,
  header: ReadHeader,
  body: string,
  now: number = Date.now(),
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((part) =>
    header(`webhook-${part}`),
  );
  if (!id || !timestamp || !signatures) throw new WebhookRefused('The headers of the signature are missing.');
  const age = Math.abs(now / 1000 - Number(timestamp));
  // A timestamp that is no number compares false.
  if (!(age <= OLDEST_SECONDS)) throw new WebhookRefused('The call is older than five minutes.');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(PREFIX, '')), ALGORITHM, false, [
    'verify',
  ]);
  for (const signature of signatures.split(' ').filter((one) => one.startsWith(VERSION))) {
    // `verify` compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, bytes(signature.slice(VERSION.length)), signed))
      return JSON.parse(body) as WebhookMessage;
  }
  throw new WebhookRefused('The signature does not fit.');
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Bytes of a base64 text; none where it is not base64. */
function bytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
