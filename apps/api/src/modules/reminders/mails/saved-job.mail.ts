import type { Mail, Recipient } from '../../../mail/email-template.ts';
import { dayText, type MailTexts, mailTexts } from '../../../mail/texts/mail-texts.ts';
import type { DueSavedJob } from '../due-saved-jobs.ts';
import { dueMail } from './due.mail.ts';

/** One mail for all saved jobs that are due. @param url of the saved jobs. */
export function savedJobMail(to: Recipient, jobs: readonly DueSavedJob[], url: string): Mail {
  const texts = mailTexts(to.language);
  const { t, plural } = texts;
  const sorted = [...jobs].sort((a, b) => rank(a).localeCompare(rank(b)));
  return dueMail(to, {
    subject: subjectOf(sorted, texts),
    intro: t`You saved these jobs and have not applied yet:`,
    lines: sorted.map((job) => lineOf(job, texts)),
    more: (count) => plural(count, 'And # more in your saved jobs.', 'And # more in your saved jobs.'),
    action: { label: t`Open your saved jobs`, url },
  });
}

/** What closes first comes first. */
const rank = ({ deadline, company }: DueSavedJob): string => `${deadline ?? '9999'} ${company}`;

function subjectOf(jobs: readonly DueSavedJob[], texts: MailTexts): string {
  const { t, plural } = texts;
  const [first] = jobs;
  if (!first || jobs.length > 1)
    return plural(jobs.length, 'Saved jobs: # to apply for', 'Saved jobs: # to apply for');
  const job = nameOf(first, texts);
  return first.closesTomorrow ? t`Closes tomorrow: ${job}` : t`Reminder to apply: ${job}`;
}

/** A job that was saved from a link alone has no name yet. */
function nameOf({ position, company }: DueSavedJob, { t }: MailTexts): string {
  if (position && company) return t`${position} at ${company}`;
  return position || company || t`a job you saved`;
}

function lineOf(due: DueSavedJob, texts: MailTexts): string {
  const { t, language } = texts;
  const job = nameOf(due, texts);
  if (due.closesTomorrow) return t`${job}, closes tomorrow.`;
  if (!due.deadline) return t`${job}.`;
  const day = dayText(language, due.deadline);
  return t`${job}, closes on ${day}.`;
}
