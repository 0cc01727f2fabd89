import type { CalendarEntry } from './icalendar.ts';

/** What a calendar shows of an application. Notes stay out: a feed lies on the servers of a calendar program. */
export interface CalendarApplication {
  id: string;
  company: string;
  position: string;
  location: string;
  jobUrl: string;
  status: string;
  interviewDate?: Date | null | undefined;
  /** Where the interview is; the place of the job when empty. */
  interviewPlace: string;
  /** `YYYY-MM-DD` */
  followUpDate?: string | null | undefined;
  version: number;
  updatedAt: Date;
}

const INTERVIEW_MINUTES = 60;
const ALARM_MINUTES = 60;

/** The interview of an application, an hour long; nothing when there is none. */
export function interviewEntry(application: CalendarApplication): CalendarEntry | undefined {
  const { id, interviewDate, interviewPlace, location } = application;
  return interviewDate
    ? {
        ...shared(application),
        uid: `interview-${id}@career-toolkit`,
        title: `Interview: ${jobOf(application)}`,
        location: interviewPlace || location,
        when: { at: interviewDate, minutes: INTERVIEW_MINUTES },
        alarmMinutes: ALARM_MINUTES,
      }
    : undefined;
}

/** The day to follow up on an application; nothing when there is none. */
function followUpEntry(application: CalendarApplication): CalendarEntry | undefined {
  const { id, followUpDate } = application;
  return followUpDate
    ? {
        ...shared(application),
        uid: `follow-up-${id}@career-toolkit`,
        title: `Follow up: ${jobOf(application)}`,
        location: '',
        when: { day: followUpDate },
      }
    : undefined;
}

/** What is still to be done, and what was: a rejected application has no appointments ahead. */
export function calendarEntries(applications: readonly CalendarApplication[], now: Date): CalendarEntry[] {
  return applications
    .flatMap((application) =>
      [interviewEntry(application), followUpEntry(application)].map((entry) => ({ application, entry })),
    )
    .flatMap(({ application, entry }) =>
      entry && !(application.status === 'rejected' && startOf(entry) > now) ? [entry] : [],
    )
    .map((entry) => ({ entry, start: startOf(entry).getTime() }))
    .sort((a, b) => a.start - b.start)
    .map(({ entry }) => entry);
}

const startOf = ({ when }: CalendarEntry): Date =>
  'at' in when ? when.at : new Date(`${when.day}T00:00:00Z`);

const jobOf = ({ position, company }: CalendarApplication): string => `${position} at ${company}`;

const shared = (application: CalendarApplication) => ({
  description: `Status: ${application.status}`,
  url: application.jobUrl,
  changedAt: application.updatedAt,
  sequence: application.version - 1,
});
