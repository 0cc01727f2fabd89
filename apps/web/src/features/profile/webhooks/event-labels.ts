import type { DeliveredEvent } from '@career/client/types';
import type { WebhookEvent } from '@career/contracts/vocabulary/webhook-vocabulary';
import { t } from '../../../shared/language/texts.ts';

/** When a webhook is called, in words and in the order of the form. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'resume.saved': t`A resume is saved`,
  'application.changed': t`An application changes`,
  'job.ended': t`A letter or insight is ready`,
};

/** What a call was about. */
export const DELIVERED_LABELS: Readonly<Record<DeliveredEvent, string>> = {
  ...EVENT_LABELS,
  test: t`Test`,
};
