import type { Mail, Recipient } from '../../mail/email-template.ts';
import type { DueEvent } from './due-events.ts';
import { dueMail } from './due-mail.ts';

/** One mail for all that is on tomorrow. @param url of the tracker. */
export function reminderMail(
  to: Recipient,
  timeZone: string,
  events: readonly DueEvent[],
  url: string,
): Mail {
  const sorted = [...events].sort((a, b) => rank(a).localeCompare(rank(b)));
  return dueMail(to, {
    subject: subjectOf(sorted),
    intro: 'Coming up tomorrow:',
    lines: sorted.map((event) => lineOf(event, timeZone)),
    place: 'your tracker',
    action: { label: 'Open your job tracker', url },
  });
}

/** Interviews by their time, follow-ups after them. */
const rank = ({ kind, time, company }: DueEvent): string =>
  `${kind === 'interview' ? `1 ${time}` : '2'} ${company}`;

function subjectOf(events: readonly DueEvent[]): string {
  const [first] = events;
  if (first && events.length === 1) {
    const what = first.kind === 'interview' ? 'interview at' : 'follow up with';
    return `Tomorrow: ${what} ${first.company}`;
  }
  const interviews = events.filter(({ kind }) => kind === 'interview').length;
  const parts = [counted(interviews, 'interview'), counted(events.length - interviews, 'follow-up')];
  return `Tomorrow: ${parts.filter((part) => part !== '').join(' and ')}`;
}

const counted = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;

function lineOf({ kind, time, position, company, location }: DueEvent, timeZone: string): string {
  const job = `${position} at ${company}`;
  if (kind === 'follow-up') return `Follow up: ${job}.`;
  return `Interview at ${time} (${timeZone.replaceAll('_', ' ')}): ${job}${location ? `, ${location}` : ''}.`;
}
