import type { WebhookDeliveryDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { outcomeText } from './delivery-words.ts';

const delivery = (how: Partial<WebhookDeliveryDto>): WebhookDeliveryDto => ({
  id: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
  event: 'resume.saved',
  data: {},
  state: 'waiting',
  attempts: 0,
  status: null,
  error: null,
  createdAt: '2026-11-23T08:30:00.000Z',
  nextAttemptAt: null,
  ...how,
});

describe('how a call went', () => {
  it('is the status of the answer, and what was wanted where it was another', () => {
    expect(outcomeText(delivery({ state: 'delivered', status: 204 }))).toBe('The address answered 204.');
    const refused = delivery({ state: 'failed', status: 500, error: 'The address answered 500.' });
    expect(outcomeText(refused)).toBe('The address answered 500, but we need 200 to 299.');
  });

  it('is the reason where there was no answer, and nothing yet before the first try', () => {
    const closed = delivery({ attempts: 1, error: 'other side closed' });
    expect(outcomeText(closed)).toBe('other side closed');
    expect(outcomeText(delivery({}))).toBe('Waiting to be sent.');
  });
});
