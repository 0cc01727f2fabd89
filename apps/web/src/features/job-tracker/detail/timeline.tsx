import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { dayText, momentText } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { historyQuery } from '../applications/application-query.ts';
import { STATUS_NAMES } from '../applications/statuses.ts';
import type { Application } from '../form/application-values.ts';
import styles from './detail.module.css';

/** What comes next and what has been, newest first. */
export function Timeline({ application }: { application: Application }) {
  const history = useQuery(historyQuery(application.id));
  const { interviewDate, followUpDate } = application;
  return (
    <ol className={styles.timeline} aria-label={t`Timeline`}>
      {followUpDate && (
        <li data-kind="planned">
          <p>{t`Follow up`}</p>
          <p className={styles.when}>{dayText(followUpDate)}</p>
        </li>
      )}
      {interviewDate && (
        <li data-kind="planned">
          <p>{t`Interview`}</p>
          <p className={styles.when}>{momentText(interviewDate)}</p>
        </li>
      )}
      {history.isPending && <li>{t`Loading...`}</li>}
      {history.isError && (
        <li role="alert">
          {errorText(history.error)}{' '}
          <button
            type="button"
            className="button"
            onClick={() => void history.refetch()}
          >{t`Try again`}</button>
        </li>
      )}
      {history.data?.map(({ id, from, to, changedAt }) => (
        <li key={id}>
          <p>
            {from ? t`From ${STATUS_NAMES[from]} to ` : t`Added as `}
            <StatusBadge status={to} />
          </p>
          <p className={styles.when}>
            <time dateTime={changedAt}>{momentText(changedAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
