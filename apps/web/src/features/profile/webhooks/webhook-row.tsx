import { deleteWebhookMutation, switchWebhookMutation, testWebhookMutation } from '@career/client/queries';
import type { WebhookDeliveryDto, WebhookDto } from '@career/client/types';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { outcomeText } from './delivery-words.ts';
import { EVENT_LABELS } from './event-labels.ts';
import { useRefreshWebhooks } from './use-webhooks.ts';

const FAILED = t`Something went wrong. Please try again.`;

interface WebhookRowProps {
  webhook: WebhookDto;
  timeZone: string;
}

/** One webhook with what can be done with it. */
export function WebhookRow({ webhook, timeZone }: WebhookRowProps) {
  const { id, url, events, isActive } = webhook;
  const [shown, setShown] = useState<'calls' | 'delete'>();
  const close = (): void => setShown(undefined);
  const { testing, switching, deleting } = useWebhookActions();
  const path = { id };
  return (
    <li className="profile-row">
      <div>
        <strong dir="ltr">{url}</strong>
        <p>{events.map((event) => EVENT_LABELS[event]).join(', ')}</p>
        {!isActive && <p>{t`Paused: we do not call it.`}</p>}
      </div>
      <div className="profile-row-actions">
        <Button
          loading={testing.isPending}
          onClick={() => testing.mutate({ path })}
          aria-label={t`Test ${url}`}
        >{t`Test`}</Button>
        <Button onClick={() => setShown('calls')} aria-label={t`Calls to ${url}`}>{t`Calls`}</Button>
        <Button
          loading={switching.isPending}
          onClick={() => switching.mutate({ path, body: { isActive: !isActive } })}
          aria-label={isActive ? t`Pause ${url}` : t`Continue ${url}`}
        >
          {isActive ? t`Pause` : t`Continue`}
        </Button>
        <Button
          danger
          loading={deleting.isPending}
          onClick={() => setShown('delete')}
          aria-label={t`Delete ${url}`}
        >{t`Delete`}</Button>
      </div>
      {shown === 'calls' && <DeliveriesDialog webhook={webhook} timeZone={timeZone} onClose={close} />}
      {shown === 'delete' && (
        <ConfirmDialog
          title={t`Delete this webhook?`}
          question={t`We will not call ${url} again, and the list of calls is deleted.`}
          confirmLabel={t`Delete Webhook`}
          onCancel={close}
          onConfirm={() => {
            close();
            deleting.mutate({ path });
          }}
        />
      )}
    </li>
  );
}

function useWebhookActions() {
  // Another tab may have changed or deleted it.
  const onSettled = useRefreshWebhooks();
  return {
    testing: useMutation({
      ...testWebhookMutation(),
      onSuccess: showTest,
      onError: (failure) => showError(t`Webhook Not Tested`, noticeText(failure, FAILED)),
      onSettled,
    }),
    switching: useMutation({
      ...switchWebhookMutation(),
      onError: (failure) => showError(t`Webhook Not Changed`, noticeText(failure, FAILED)),
      onSettled,
    }),
    deleting: useMutation({
      ...deleteWebhookMutation(),
      onSuccess: () => showNotice({ title: t`Webhook Deleted`, description: t`We will not call it again.` }),
      onError: (failure) => showError(t`Webhook Not Deleted`, noticeText(failure, FAILED)),
      onSettled,
    }),
  };
}

function showTest(delivery: WebhookDeliveryDto): void {
  if (delivery.state === 'delivered')
    showNotice({ title: t`Test Call Answered`, description: outcomeText(delivery) });
  else showError(t`Test Call Failed`, outcomeText(delivery));
}
