/** Events that a webhook can be called for. Names are never changed once published. */
export const WEBHOOK_EVENTS = ['resume.saved', 'application.changed', 'job.ended'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event of a delivery that the person asked for to try the address. */
export const TEST_EVENT = 'test';

/** Whether a delivery still waits, was taken, or was given up after its last try. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What every signing secret begins with, as the Standard Webhooks specification has it. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
