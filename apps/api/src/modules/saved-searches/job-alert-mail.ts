import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import type { ListingTypeFilter } from '@career/contracts/vocabulary/job-vocabulary';
import { type Mail, type Recipient, renderEmail } from '../../mail/email-template.ts';

/** Jobs of one search that are named in a mail. */
export const MOST_NAMED = 10;

/** What is new in one saved search; one more than is named says that there are more. */
export interface FoundJobs {
  search: { q: string; type: ListingTypeFilter; country: string | null };
  jobs: readonly Pick<JobListingDto, 'title' | 'company' | 'location' | 'url' | 'source'>[];
}

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });
const TYPES: Readonly<Record<ListingTypeFilter, string>> = {
  all: '',
  local: 'Local',
  international: 'International',
  remote: 'Remote',
};

/** One mail for all that is new. */
export function jobAlertMail(
  to: Recipient,
  found: readonly FoundJobs[],
  addresses: { discovery: string; stop: string },
): Mail {
  const [first] = found.flatMap(({ jobs }) => jobs);
  const count = found.reduce((sum, { jobs }) => sum + Math.min(jobs.length, MOST_NAMED), 0);
  return renderEmail({
    kind: 'job-alert',
    to,
    subject:
      count === 1 && first
        ? `New job: ${first.title}, ${first.company}`
        : `${count} new jobs in your saved searches`,
    paragraphs: found.flatMap(({ search, jobs }) => [
      `New in “${searchWords(search)}”:`,
      ...jobs.slice(0, MOST_NAMED).map(jobLines),
      ...(jobs.length > MOST_NAMED ? ['And more in Discover Jobs.'] : []),
    ]),
    action: { label: 'See them in Discover Jobs', url: addresses.discovery },
    notes: [
      'You get this at most once a day, because mails are switched on for a saved search.',
      `Stop these mails (no sign-in needed):\n${addresses.stop}`,
    ],
    unsubscribeUrl: addresses.stop,
  });
}

/** A search in the words it was made of. */
function searchWords({ q, type, country }: FoundJobs['search']): string {
  const parts = [q, TYPES[type], country ? `open to ${COUNTRIES.of(country) ?? country}` : ''];
  return parts.filter((part) => part !== '').join(', ') || 'All jobs';
}

const jobLines = ({ title, company, location, url, source }: FoundJobs['jobs'][number]): string =>
  [[title, company, location].filter((part) => part !== '').join(', '), `From ${source}`, url ?? '']
    .filter((line) => line !== '')
    .join('\n');
