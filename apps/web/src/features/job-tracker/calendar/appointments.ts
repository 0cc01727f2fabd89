import type { AgendaEntryDto } from '@career/client/types';
import { type Day, dayOf } from '../../../shared/dates/days.ts';

/** One thing to do on a day. */
export interface Appointment {
  readonly applicationId: string;
  readonly kind: 'interview' | 'follow-up';
  readonly day: Day;
  /** Time on the clock where the person is, `14:30`; a follow-up has none. */
  readonly time: string | undefined;
  readonly position: string;
  readonly company: string;
}

/** The interviews and follow-ups of some days by day; interviews first, by their time. */
export function appointmentsByDay(
  entries: readonly AgendaEntryDto[],
  from: Day,
  to: Day,
): ReadonlyMap<Day, readonly Appointment[]> {
  const all = entries
    .flatMap(appointmentsOf)
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
  const days = new Map<Day, Appointment[]>();
  for (const appointment of all) {
    const others = days.get(appointment.day);
    if (others) others.push(appointment);
    else days.set(appointment.day, [appointment]);
  }
  return days;
}

// A follow-up has no time and comes after the last minute of the day.
const sortKey = ({ day, time, company }: Appointment): string => `${day} ${time ?? '99'} ${company}`;

function appointmentsOf({
  id,
  position,
  company,
  interviewDate,
  followUpDate,
}: AgendaEntryDto): Appointment[] {
  const common = { applicationId: id, position, company };
  const interview = interviewDate ? new Date(interviewDate) : undefined;
  return [
    ...(interview
      ? [{ ...common, kind: 'interview' as const, day: dayOf(interview), time: clock(interview) }]
      : []),
    ...(followUpDate ? [{ ...common, kind: 'follow-up' as const, day: followUpDate, time: undefined }] : []),
  ];
}

const clock = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
