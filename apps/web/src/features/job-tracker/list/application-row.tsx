import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { dayText, momentText } from '../../../shared/dates/days.ts';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { ApplicationLink } from '../applications/application-link.tsx';
import type { ListedApplication } from '../applications/application-page.ts';
import { isStatusName, STATUS_OPTIONS } from '../applications/statuses.ts';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './application-list.module.css';

interface ApplicationRowProps {
  application: ListedApplication;
  look: TrackerLook;
  onMove: (to: ApplicationStatus) => void;
}

export function ApplicationRow({ application, look, onMove }: ApplicationRowProps) {
  const { id, position, company, location, status, appliedDate } = application;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <ApplicationLink applicationId={id} look={look} className={styles.position} dir="auto">
          {position}
        </ApplicationLink>
        <p className={styles.company}>
          <bdi>{company}</bdi>
          {location && (
            <span className={styles.place}>
              <bdi>{location}</bdi>
            </span>
          )}
        </p>
        <NextDate application={application} />
      </div>
      <p className={styles.applied}>
        <span className="visually-hidden">{t`Applied`} </span>
        <time dateTime={appliedDate}>{dayText(appliedDate)}</time>
      </p>
      <div className={styles.status}>
        <StatusBadge status={status} />
        <NativeSelect
          aria-label={t`Move ${position} at ${company}`}
          options={STATUS_OPTIONS}
          value={status}
          onChange={({ target: { value } }) => {
            if (isStatusName(value) && value !== status) onMove(value);
          }}
        />
      </div>
    </li>
  );
}

function NextDate({ application: { interviewDate, followUpDate } }: { application: ListedApplication }) {
  if (interviewDate && new Date(interviewDate).getTime() > Date.now()) {
    return <p className={styles.next}>{t`Interview ${momentText(interviewDate)}`}</p>;
  }
  return followUpDate ? <p className={styles.next}>{t`Follow up ${dayText(followUpDate)}`}</p> : null;
}
