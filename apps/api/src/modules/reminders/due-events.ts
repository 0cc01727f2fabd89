import { dayAfter, dayIn, localTextIn } from '@career/career/calendar/zoned-time';
import type { ReminderKind } from '@career/contracts/vocabulary/job-vocabulary';
import type { ApplicationEvent } from '../job-applications/application-event.types.ts';

/** Something that is on tomorrow where the person is. */
export interface DueEvent {
  jobApplicationId: string;
  kind: ReminderKind;
  /** `YYYY-MM-DD` on the person's calendar. */
  day: string;
  /** `HH:mm` on the person's clock; empty for a follow-up. */
  time: string;
  company: string;
  position: string;
  location: string;
}

/** No reminder arrives at night. */
const EARLIEST_HOUR = 8;

/** What the person should be reminded of in an application now: from eight in the morning on the day before. */
export function dueEvents(application: ApplicationEvent, timeZone: string, now: Date): DueEvent[] {
  if (Number(localTextIn(timeZone, now).slice(11, 13)) < EARLIEST_HOUR) return [];
  const tomorrow = dayAfter(dayIn(timeZone, now));
  const {
    id: jobApplicationId,
    company,
    position,
    location,
    interviewDate,
    interviewPlace,
    followUpDate,
  } = application;
  const shared = { jobApplicationId, company, position, day: tomorrow };
  const interview = interviewDate && localTextIn(timeZone, interviewDate);
  return [
    ...(interview?.startsWith(tomorrow)
      ? [
          {
            ...shared,
            kind: 'interview' as const,
            location: interviewPlace || location,
            time: interview.slice(11),
          },
        ]
      : []),
    ...(followUpDate === tomorrow ? [{ ...shared, kind: 'follow-up' as const, location, time: '' }] : []),
  ];
}
