import { type Day, noonOf } from '../../../shared/dates/days.ts';
import { dateFormat, t } from '../../../shared/language/texts.ts';
import type { TrackerLook } from '../tracker-search.ts';
import { AppointmentLink } from './appointment-link.tsx';
import type { Appointment } from './appointments.ts';
import styles from './calendar.module.css';

const WEEKDAY = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

interface AgendaListProps {
  days: readonly (readonly [Day, readonly Appointment[]])[];
  look: TrackerLook;
  isPending: boolean;
}

/** The days of a month that have something to do. */
export function AgendaList({ days, look, isPending }: AgendaListProps) {
  if (isPending) return <p className={styles.note}>{t`Loading...`}</p>;
  if (days.length === 0) {
    return <p className={styles.note}>{t`No interviews or follow-ups in this month.`}</p>;
  }
  return (
    <ol className={styles.agenda} aria-label={t`Interviews and follow-ups`}>
      {days.map(([day, appointments]) => (
        <li key={day}>
          <h4>{WEEKDAY.format(noonOf(day))}</h4>
          <ul>
            {appointments.map((appointment) => (
              <li key={`${appointment.applicationId} ${appointment.kind}`}>
                <AppointmentLink appointment={appointment} look={look} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
