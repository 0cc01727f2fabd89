import type { Mail, Recipient } from '../../mail/email-template.ts';
import { dueMail } from './due-mail.ts';
import type { DueSavedJob } from './due-saved-jobs.ts';

/** One mail for all saved jobs that are due. @param url of the saved jobs. */
export function savedJobMail(to: Recipient, jobs: readonly DueSavedJob[], url: string): Mail {
  const sorted = [...jobs].sort((a, b) => rank(a).localeCompare(rank(b)));
  return dueMail(to, {
    subject: subjectOf(sorted),
    intro: 'You saved these jobs and have not applied yet:',
    lines: sorted.map(lineOf),
    place: 'your saved jobs',
    action: { label: 'Open your saved jobs', url },
  });
}

/** What closes first comes first. */
const rank = ({ deadline, company }: DueSavedJob): string => `${deadline ?? '9999'} ${company}`;

function subjectOf(jobs: readonly DueSavedJob[]): string {
  const [first] = jobs;
  if (!first || jobs.length > 1) return `Saved jobs: ${jobs.length} to apply for`;
  return `${first.closesTomorrow ? 'Closes tomorrow' : 'Reminder to apply'}: ${nameOf(first)}`;
}

/** A job that was saved from a link alone has no name yet. */
const nameOf = ({ position, company }: DueSavedJob): string =>
  [position, company].filter(Boolean).join(' at ') || 'a job you saved';

const lineOf = (job: DueSavedJob): string =>
  `${nameOf(job)}${job.closesTomorrow ? ', closes tomorrow' : job.deadline ? `, closes on ${job.deadline}` : ''}.`;
