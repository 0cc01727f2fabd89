import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from '@career/client/operations';
import type { CalendarFeedDto } from '@career/client/types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { momentText } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { FeedAddress } from './feed-address.tsx';
import styles from './transfer.module.css';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await getCalendarFeed({ signal, throwOnError: true })).data,
});

const NO_FEED: CalendarFeedDto = { isActive: false, createdAt: null, url: null };

/** A private address that calendars can subscribe to: created, replaced, revoked. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal open title={t`Calendar feed`} footer={null} width={600} onCancel={onClose}>
      <div className={styles.import}>
        <p>{t`See your interviews and follow-ups in Google Calendar, Outlook or your phone. Subscribe to a private address.`}</p>
        <Feed />
      </div>
    </Modal>
  );
}

function Feed() {
  const queries = useQueryClient();
  const feed = useQuery(feedQuery);
  // The address is shown once and kept only while this dialog is open.
  const [address, setAddress] = useState<string>();
  const show = (state: CalendarFeedDto): void => {
    setAddress(state.url ?? undefined);
    queries.setQueryData(feedQuery.queryKey, { ...state, url: null });
  };
  const making = useMutation({
    mutationFn: async () => (await createCalendarFeed({ throwOnError: true })).data,
    onSuccess: show,
    onError: (error) => showError(t`Failed to make the address`, errorText(error)),
  });
  const revoking = useMutation({
    mutationFn: () => revokeCalendarFeed({ throwOnError: true }),
    onSuccess: () => {
      show(NO_FEED);
      showNotice({ title: t`Calendar feed revoked`, description: t`The old address no longer works.` });
    },
    onError: (error) => showError(t`Failed to revoke the address`, errorText(error)),
  });

  if (feed.isPending) return <p className={styles.quiet}>{t`Loading...`}</p>;
  if (feed.isError) {
    return <Failure look="line" text={errorText(feed.error)} onRetry={() => void feed.refetch()} />;
  }
  const { isActive, createdAt } = feed.data;
  const isBusy = making.isPending || revoking.isPending;
  return (
    <>
      {address && <FeedAddress address={address} />}
      <p role="status">
        {isActive ? t`You made an address on ${momentText(createdAt ?? '')}.` : t`You have no address yet.`}
      </p>
      {isActive && !address && (
        <p
          className={styles.quiet}
        >{t`We do not show it again. If you lose it, make a new one: the old one then stops working.`}</p>
      )}
      <div className={styles.buttons}>
        {isActive && (
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={isBusy}
            onClick={() => revoking.mutate()}
          >{t`Revoke the address`}</button>
        )}
        <button
          type="button"
          className="button"
          data-kind={isActive ? undefined : 'primary'}
          disabled={isBusy}
          onClick={() => making.mutate()}
        >
          {isActive ? t`Make a new address` : t`Make a private address`}
        </button>
      </div>
    </>
  );
}
