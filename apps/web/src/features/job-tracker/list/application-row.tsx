import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { ApplicationLink } from '../applications/application-link.tsx';
import type { ListedApplication } from '../applications/application-lists.ts';
import { dayText, momentText } from '../dates/days.ts';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './application-list.module.css';

export function ApplicationRow({ application, look }: { application: ListedApplication; look: TrackerLook }) {
  const { id, position, company, location, status, appliedDate } = application;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <ApplicationLink applicationId={id} look={look} className={styles.position} dir="auto">
          {position}
        </ApplicationLink>
        <p className={styles.company} dir="auto">
          {company}
          {location && <span className={styles.place}>{location}</span>}
        </p>
        <NextDate application={application} />
      </div>
      <p className={styles.applied}>
        <span className="visually-hidden">Applied </span>
        <time dateTime={appliedDate}>{dayText(appliedDate)}</time>
      </p>
      <StatusBadge status={status} />
    </li>
  );
}

function NextDate({ application: { interviewDate, followUpDate } }: { application: ListedApplication }) {
  if (interviewDate && new Date(interviewDate).getTime() > Date.now()) {
    return <p className={styles.next}>Interview {momentText(interviewDate)}</p>;
  }
  return followUpDate ? <p className={styles.next}>Follow up {dayText(followUpDate)}</p> : null;
}
