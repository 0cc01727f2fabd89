import type { WebhookDeliveryDto } from '@career/client/types';
import { t, translated } from '../../../shared/language/texts.ts';

/** How a call went, in a sentence. */
export function outcomeText({ state, status, error }: WebhookDeliveryDto): string {
  if (state === 'delivered') return t`The address answered ${status ?? ''}.`;
  if (status !== null) return t`The address answered ${status}, but we need 200 to 299.`;
  return error === null ? t`Waiting to be sent.` : translated(error);
}
