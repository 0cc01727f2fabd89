import { shortDescription, shownTags } from '@career/career/jobs/listing-display';
import type { ExchangeRates } from '@career/career/jobs/salary';
import type { JobListingDto, KnownListingDto, ListingMatchDto } from '@career/client/types';
import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import { useId } from 'react';
import { dayText } from '../../../shared/dates/days.ts';
import { KnockOutsOnDemand } from '../../../shared/knock-outs/knock-outs.tsx';
import { t, translated } from '../../../shared/language/texts.ts';
import { STATUS_NAMES } from '../applications/statuses.ts';
import styles from './discovery.module.css';
import { EligibilityNote } from './eligibility-note.tsx';
import { JOB_TYPE_NAMES } from './job-type-names.ts';
import { ListingActions } from './listing-actions.tsx';
import { SalaryLine } from './salary-line.tsx';
import { ScamWarning } from './scam-warning.tsx';

interface ListingCardProps {
  listing: JobListingDto & { match?: ListingMatchDto };
  /** What the person has done with it. */
  known: KnownListingDto | undefined;
  country: string;
  rates: ExchangeRates | undefined;
  onTrack: () => void;
  onHide: () => void;
}

export function ListingCard({ listing, known, country, rates, onTrack, onHide }: ListingCardProps) {
  const id = useId();
  const { title, company, location, jobType, salary, description, tags, match } = listing;
  // Nobody can apply to an invented job, so it needs no check for scams.
  const isReal = listing.source !== SAMPLE_LISTING_SOURCE;
  const { shown, more } = shownTags(tags);
  return (
    <li>
      <article className={styles.listing} aria-labelledby={`${id}-title`}>
        <div className={styles.listingHead}>
          <div className={styles.listingWho}>
            <h3 id={`${id}-title`} dir="auto">
              {title}
            </h3>
            <p dir="auto">
              {company}{' '}
              <span className={styles.place} dir="auto">
                {location}
              </span>
            </p>
          </div>
          <span className={styles.type} data-type={jobType}>
            {JOB_TYPE_NAMES[jobType]}
          </span>
        </div>
        {salary && <SalaryLine text={salary} place={location} rates={rates} />}
        {match && (
          <p className={styles.match}>
            <strong>{t`Match ${match.score}`}</strong> {translated(match.words)}
          </p>
        )}
        {isReal && (
          <>
            <EligibilityNote listing={listing} country={country} />
            <ScamWarning listing={listing} />
          </>
        )}
        <p className={styles.description} dir="auto">
          {shortDescription(description)}
        </p>
        {shown.length > 0 && (
          <ul className={styles.tags} aria-label={t`Tags`}>
            {shown.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a source may repeat a tag, and tags never move
              <li key={index} dir="auto">
                {tag}
              </li>
            ))}
            {more > 0 && <li className={styles.more}>{t`+${more} more`}</li>}
          </ul>
        )}
        <KnockOutsOnDemand body={{ jobListingId: listing.id }} about={title} />
        {known?.status && (
          <p className={styles.tracked}>{t`You already track this job: ${STATUS_NAMES[known.status]}.`}</p>
        )}
        <div className={styles.listingFoot}>
          <p className={styles.origin}>{origin(listing)}</p>
          <ListingActions
            listing={listing}
            savedJobId={known?.savedJobId ?? undefined}
            titleId={`${id}-title`}
            onTrack={onTrack}
            {...(isReal && company !== '' ? { onHide } : {})}
          />
        </div>
      </article>
    </li>
  );
}

function origin({ source, postedDate, expiryDate }: JobListingDto): string {
  const from = source === SAMPLE_LISTING_SOURCE ? t`Example, not a real job` : t`From ${source}`;
  const closes = expiryDate ? t` · closes ${dayText(expiryDate)}` : '';
  return t`${from} · posted ${dayText(postedDate)}${closes}`;
}
