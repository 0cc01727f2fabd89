import { type Mail, type Recipient, renderEmail } from '../../mail/email-template.ts';
import type { DueSavedJob } from './due-saved-jobs.ts';

const MOST_NAMED = 20;

/** One mail for all saved jobs that are due. @param url of the saved jobs. */
export function savedJobMail(to: Recipient, jobs: readonly DueSavedJob[], url: string): Mail {
  const sorted = [...jobs].sort((a, b) => rank(a).localeCompare(rank(b)));
  const more = sorted.length - MOST_NAMED;
  return renderEmail({
    kind: 'reminder',
    to,
    subject: subjectOf(sorted),
    paragraphs: [
      'You saved these jobs and have not applied yet:',
      ...sorted.slice(0, MOST_NAMED).map(lineOf),
      ...(more > 0 ? [`And ${more} more in your saved jobs.`] : []),
    ],
    action: { label: 'Open your saved jobs', url },
    notes: ['You get reminders because they are switched on in your profile. You can switch them off there.'],
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
