import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readWebhook, WebhookRefused } from './webhooks.ts';

const SECRET = `whsec_${Buffer.from('a key of the receiver, 32 bytes!').toString('base64')}`;
const NOW = Date.parse('2026-11-23T08:30:00Z');
const BODY = '{"type":"job.ended","timestamp":"2026-11-23T08:29:58.000Z","data":{"id":"1","state":"done"}}';

/** Signed as Standard Webhooks describe it, by other code than ours. */
function headers(changes: Record<string, string> = {}, body = BODY): (name: string) => string | null {
  const timestamp = changes['webhook-timestamp'] ?? String(NOW / 1000);
  const key = Buffer.from(SECRET.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  const all: Record<string, string> = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1a,other v1,${signature}`,
    ...changes,
  };
  return (name) => all[name] ?? null;
}

describe('a call of a webhook', () => {
  it('is read when the signature is ours', async () => {
    expect(await readWebhook(SECRET, headers(), BODY, NOW)).toEqual({
      type: 'job.ended',
      timestamp: '2026-11-23T08:29:58.000Z',
      data: { id: '1', state: 'done' },
    });
  });

  it('is refused with another body, secret or signature, and without the headers', async () => {
    const refused: [string, ReturnType<typeof headers>, string][] = [
      [SECRET, headers(), BODY.replace('done', 'failed')],
      ['whsec_AAAA', headers(), BODY],
      [SECRET, headers({ 'webhook-signature': 'v1,AAAA' }), BODY],
      [SECRET, headers({ 'webhook-signature': 'v1,not base64!' }), BODY],
      [SECRET, () => null, BODY],
    ];
    for (const [secret, header, body] of refused)
      await expect(readWebhook(secret, header, body, NOW)).rejects.toThrow(WebhookRefused);
  });

  it('is refused when it is old, from the future or without a time', async () => {
    const at = (seconds: number) => headers({ 'webhook-timestamp': String(NOW / 1000 + seconds) });
    await expect(readWebhook(SECRET, at(-299), BODY, NOW)).resolves.toMatchObject({ type: 'job.ended' });
    for (const seconds of [-301, 301, Number.NaN])
      await expect(readWebhook(SECRET, at(seconds), BODY, NOW)).rejects.toThrow('older than five minutes');
  });
});
