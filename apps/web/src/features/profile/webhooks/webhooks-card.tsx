import { t } from '../../../shared/language/texts.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { RowsCard } from '../rows-card.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

/** Addresses of programs that are called when something changes. */
export function WebhooksCard({ user }: { user: CurrentUser }) {
  const webhooks = useWebhooks();
  return (
    <RowsCard
      id="profile-webhooks"
      title={t`Webhooks`}
      note={t`Let us call a program of yours when something changes. Most people do not need this.`}
      read={webhooks}
      footer={<NewWebhook />}
    >
      {webhooks.data?.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} timeZone={user.timeZone} />
      ))}
    </RowsCard>
  );
}
