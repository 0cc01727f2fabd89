import type { Mail, Recipient } from '../../../mail/email-template.ts';
import { type MailTexts, mailTexts } from '../../../mail/texts/mail-texts.ts';
import type { DueEvent } from '../due-events.ts';
import { dueMail } from './due.mail.ts';

/** One mail for all that is on tomorrow. @param url of the tracker. */
export function reminderMail(
  to: Recipient,
  timeZone: string,
  events: readonly DueEvent[],
  url: string,
): Mail {
  const texts = mailTexts(to.language);
  const { t, plural } = texts;
  const sorted = [...events].sort((a, b) => rank(a).localeCompare(rank(b)));
  return dueMail(to, {
    subject: subjectOf(sorted, texts),
    intro: t`Coming up tomorrow:`,
    lines: sorted.map((event) => lineOf(event, timeZone, texts)),
    more: (count) => plural(count, 'And # more in your tracker.', 'And # more in your tracker.'),
    action: { label: t`Open your job tracker`, url },
  });
}

/** Interviews by their time, follow-ups after them. */
const rank = ({ kind, time, company }: DueEvent): string =>
  `${kind === 'interview' ? `1 ${time}` : '2'} ${company}`;

function subjectOf(events: readonly DueEvent[], { t, plural }: MailTexts): string {
  const [first] = events;
  if (first && events.length === 1) {
    return first.kind === 'interview'
      ? t`Tomorrow: interview at ${first.company}`
      : t`Tomorrow: follow up with ${first.company}`;
  }
  const interviews = events.filter(({ kind }) => kind === 'interview').length;
  const followUps = events.length - interviews;
  const interviewWords = plural(interviews, '# interview', '# interviews');
  const followUpWords = plural(followUps, '# follow-up', '# follow-ups');
  if (followUps === 0) return t`Tomorrow: ${interviewWords}`;
  if (interviews === 0) return t`Tomorrow: ${followUpWords}`;
  return t`Tomorrow: ${interviewWords} and ${followUpWords}`;
}

function lineOf(event: DueEvent, timeZone: string, { t }: MailTexts): string {
  const { kind, time, position, company, location } = event;
  const job = t`${position} at ${company}`;
  if (kind === 'follow-up') return t`Follow up: ${job}.`;
  const zone = timeZone.replaceAll('_', ' ');
  return location
    ? t`Interview at ${time} (${zone}): ${job}, ${location}.`
    : t`Interview at ${time} (${zone}): ${job}.`;
}
