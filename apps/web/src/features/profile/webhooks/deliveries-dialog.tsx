import { listWebhookDeliveriesOptions } from '@career/client/queries';
import type { DeliveryState, WebhookDeliveryDto, WebhookDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { dateFormat, plural, t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { outcomeText } from './delivery-words.ts';
import { DELIVERED_LABELS } from './event-labels.ts';

const STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: t`Waiting`,
  delivered: t`Delivered`,
  failed: t`Failed`,
};

interface DeliveriesDialogProps {
  webhook: WebhookDto;
  timeZone: string;
  onClose: () => void;
}

/** The last calls of a webhook, newest first. */
export function DeliveriesDialog({ webhook, timeZone, onClose }: DeliveriesDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...listWebhookDeliveriesOptions({ path: { id: webhook.id } }),
    // What was read when it was open last is old.
    gcTime: 0,
  });
  return (
    <Modal
      open
      title={t`Last calls`}
      onCancel={onClose}
      footer={
        <>
          <Button loading={isFetching} onClick={() => void refetch()}>{t`Refresh`}</Button>
          <Button type="primary" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <p className="profile-note" dir="ltr">
        {webhook.url}
      </p>
      {Boolean(error) && <ReadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading text={t`Loading calls...`} />}
      {data?.length === 0 && <p>{t`No calls yet. Press Test to make one.`}</p>}
      <ul className="profile-rows webhook-calls">
        {data?.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} timeZone={timeZone} />
        ))}
      </ul>
    </Modal>
  );
}

function DeliveryRow({ delivery, timeZone }: { delivery: WebhookDeliveryDto; timeZone: string }) {
  const { event, state, attempts, createdAt, nextAttemptAt } = delivery;
  const time = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <li className="profile-row">
      <div>
        <strong>{DELIVERED_LABELS[event]}</strong>
        <p>
          {time.format(new Date(createdAt))} · {plural(attempts, '# try', '# tries')}
        </p>
        <p>{outcomeText(delivery)}</p>
        {nextAttemptAt && attempts > 0 && (
          <p>{t`We try again on ${time.format(new Date(nextAttemptAt))}.`}</p>
        )}
      </div>
      <span>{STATE_LABELS[state]}</span>
    </li>
  );
}
