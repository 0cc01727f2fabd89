import { jobText } from '../../../shared/language/job-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { ApplicationLink } from '../applications/application-link.tsx';
import type { TrackerLook } from '../tracker-search.ts';
import type { Appointment } from './appointments.ts';
import styles from './calendar.module.css';

interface AppointmentLinkProps {
  appointment: Appointment;
  look: TrackerLook;
  isShort?: boolean;
}

/** An interview or a follow-up; it opens its application. */
export function AppointmentLink({ appointment, look, isShort = false }: AppointmentLinkProps) {
  const { applicationId, kind, time, position, company } = appointment;
  const what = kind === 'interview' ? t`Interview` : t`Follow up`;
  return (
    <ApplicationLink
      applicationId={applicationId}
      look={look}
      className={isShort ? styles.short : styles.entry}
      data-kind={kind}
      title={isShort ? t`${what}: ${position} at ${company}` : undefined}
    >
      <span className={styles.kind}>
        {isShort ? <span className="visually-hidden">{what} </span> : `${what} `}
        {time}
      </span>
      <span className={styles.what}>{isShort ? company : jobText(appointment)}</span>
    </ApplicationLink>
  );
}
