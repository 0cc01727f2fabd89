import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import type { ListingTypeFilter } from '@career/contracts/vocabulary/job-vocabulary';
import { type Mail, type Recipient, renderEmail } from '../../../mail/email-template.ts';
import { countryName, type MailTexts, mailTexts } from '../../../mail/texts/mail-texts.ts';

/** Jobs of one search that are named in a mail. */
export const MOST_NAMED = 10;

/** What is new in one saved search; one more than is named says that there are more. */
export interface FoundJobs {
  search: { q: string; type: ListingTypeFilter; country: string | null };
  jobs: readonly Pick<JobListingDto, 'title' | 'company' | 'location' | 'url' | 'source'>[];
}

/** One mail for all that is new. */
export function jobAlertMail(
  to: Recipient,
  found: readonly FoundJobs[],
  addresses: { discovery: string; stop: string },
): Mail {
  const texts = mailTexts(to.language);
  const { t, plural } = texts;
  const [first] = found.flatMap(({ jobs }) => jobs);
  const count = found.reduce((sum, { jobs }) => sum + Math.min(jobs.length, MOST_NAMED), 0);
  return renderEmail({
    kind: 'job-alert',
    to,
    subject:
      count === 1 && first
        ? t`New job: ${first.title}, ${first.company}`
        : plural(count, '# new job in your saved searches', '# new jobs in your saved searches'),
    paragraphs: found.flatMap(({ search, jobs }) => [
      t`New in “${searchWords(search, texts)}”:`,
      ...jobs.slice(0, MOST_NAMED).map((job) => jobLines(job, texts)),
      ...(jobs.length > MOST_NAMED ? [t`And more in Discover Jobs.`] : []),
    ]),
    action: { label: t`See them in Discover Jobs`, url: addresses.discovery },
    notes: [
      t`We send this at most once a day, because emails are turned on for a saved search.`,
      `${t`Stop these emails (no sign-in needed):`}\n${addresses.stop}`,
    ],
    unsubscribeUrl: addresses.stop,
  });
}

/** A search in the words it was made of. */
function searchWords(search: FoundJobs['search'], texts: MailTexts): string {
  const { t, language } = texts;
  const { q, type } = search;
  const country = search.country && countryName(language, search.country);
  const place = country ? t`open to ${country}` : '';
  return [q, typeWord(type, texts), place].filter((part) => part !== '').join(', ') || t`All jobs`;
}

function typeWord(type: ListingTypeFilter, { t }: MailTexts): string {
  switch (type) {
    case 'all':
      return '';
    case 'local':
      return t`Local`;
    case 'international':
      return t`International`;
    case 'remote':
      return t`Remote`;
  }
}

function jobLines(
  { title, company, location, url, source }: FoundJobs['jobs'][number],
  { t }: MailTexts,
): string {
  return [[title, company, location].filter((part) => part !== '').join(', '), t`From ${source}`, url ?? '']
    .filter((line) => line !== '')
    .join('\n');
}
