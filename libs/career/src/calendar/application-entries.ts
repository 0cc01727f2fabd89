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

/** What the entries say, in the language of their owner. */
export interface CalendarWords {
  title(kind: 'interview' | 'followUp', position: string, company: string): string;
  status(status: string): string;
}

const INTERVIEW_MINUTES = 60;
const ALARM_MINUTES = 60;

/** The interview of an application, an hour long; nothing when there is none. */
export function interviewEntry(
  application: CalendarApplication,
  words: CalendarWords,
): CalendarEntry | undefined {
  const { id, interviewDate, interviewPlace, location, position, company } = application;
  return interviewDate
    ? {
        ...shared(application, words),
        uid: `interview-${id}@career-toolkit`,
        title: words.title('interview', position, company),
        location: interviewPlace || location,
        when: { at: interviewDate, minutes: INTERVIEW_MINUTES },
        alarmMinutes: ALARM_MINUTES,
      }
    : undefined;
}

/** The day to follow up on an application; nothing when there is none. */
function followUpEntry(application: CalendarApplication, words: CalendarWords): CalendarEntry | undefined {
  const { id, followUpDate, position, company } = application;
  return followUpDate
    ? {
        ...shared(application, words),
        uid: `follow-up-${id}@career-toolkit`,
        title: words.title('followUp', position, company),
        location: '',
        when: { day: followUpDate },
      }
    : undefined;
}

/** What is still to be done, and what was: a rejected application has no appointments ahead. */
export function calendarEntries(
  applications: readonly CalendarApplication[],
  now: Date,
  words: CalendarWords,
): CalendarEntry[] {
  return applications
    .flatMap((application) =>
      [interviewEntry(application, words), followUpEntry(application, words)].map((entry) => ({
        application,
        entry,
      })),
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

const shared = (application: CalendarApplication, words: CalendarWords) => ({
  description: words.status(application.status),
  url: application.jobUrl,
  changedAt: application.updatedAt,
  sequence: application.version - 1,
});
