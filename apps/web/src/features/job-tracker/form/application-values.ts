import type { ContactDto, JobApplicationDto, SaveJobApplicationDto } from '@career/client/types';
import { dayOf } from '../../../shared/dates/days.ts';
import { jobText } from '../../../shared/language/job-text.ts';
import { t } from '../../../shared/language/texts.ts';

export type Application = JobApplicationDto;

/** What the form of a stored application holds: each field a text, none missing. */
export interface ApplicationValues {
  company: string;
  position: string;
  location: string;
  jobUrl: string;
  status: Application['status'];
  appliedDate: string;
  /** By the clock of the device: `YYYY-MM-DDTHH:mm`, or empty. */
  interviewDate: string;
  interviewPlace: string;
  answerBy: string;
  followUpDate: string;
  salary: string;
  notes: string;
  jobDescription: string;
  resumeUsed: string;
  coverLetterUsed: string;
  contacts: Required<ContactDto>[];
}

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment by the clock of the device, as a date and time box holds it. */
export function clockTime(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? ''
    : `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment of a time by the clock of the device, in UTC; empty stays empty. */
export function momentOf(clock: string): string {
  const date = new Date(clock);
  return clock === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

export const valuesOf = (application: Application): ApplicationValues => ({
  company: application.company,
  position: application.position,
  location: application.location,
  jobUrl: application.jobUrl,
  status: application.status,
  appliedDate: application.appliedDate,
  interviewDate: application.interviewDate ? clockTime(application.interviewDate) : '',
  interviewPlace: application.interviewPlace,
  answerBy: application.answerBy ?? '',
  followUpDate: application.followUpDate ?? '',
  salary: application.salary,
  notes: application.notes,
  jobDescription: application.jobDescription,
  resumeUsed: application.resumeUsed ?? '',
  coverLetterUsed: application.coverLetterUsed ?? '',
  contacts: application.contacts.map(({ name, role = '', email = '', phone = '' }) => ({
    name,
    role: role ?? '',
    email: email ?? '',
    phone: phone ?? '',
  })),
});

/**
 * The body of a save over the version that was edited. A moment whose minute nobody changed goes back as it came, with
 * its seconds.
 */
export function bodyOf(
  values: ApplicationValues,
  edited: Pick<Application, 'interviewDate'> & { version?: number | undefined },
): SaveJobApplicationDto {
  const isSameMinute =
    edited.interviewDate !== null && clockTime(edited.interviewDate) === values.interviewDate;
  return {
    ...values,
    interviewDate: isSameMinute ? edited.interviewDate : momentOf(values.interviewDate),
    version: edited.version,
  };
}

export type ValueName = keyof ApplicationValues;

/** The fields in which two sets of values differ, in the order of the form. */
export function differences(mine: ApplicationValues, theirs: ApplicationValues): ValueName[] {
  return (Object.keys(theirs) as ValueName[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
}

/** What an application is called where it is one of several. */
export const applicationName = (values: Pick<ApplicationValues, 'position' | 'company'>): string =>
  jobText(values) || t`An application`;
