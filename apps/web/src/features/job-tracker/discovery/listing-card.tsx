import { shortDescription, shownTags } from '@career/career/jobs/listing-display';
import type { ExchangeRates } from '@career/career/jobs/salary';
import type { JobListingDto, KnownListingDto } from '@career/contracts/client/types.gen';
import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import { useId } from 'react';
import { KnockOutsOnDemand } from '../../../shared/knock-outs/knock-outs.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { STATUS_NAMES } from '../applications/statuses.ts';
import { dayText } from '../dates/days.ts';
import styles from './discovery.module.css';
import { EligibilityNote } from './eligibility-note.tsx';
import { SalaryLine } from './salary-line.tsx';
import { SaveListing } from './save-listing.tsx';
import { ScamWarning } from './scam-warning.tsx';

interface ListingCardProps {
  listing: JobListingDto;
  /** What the person has done with it. */
  known: KnownListingDto | undefined;
  country: string;
  rates: ExchangeRates | undefined;
  onTrack: () => void;
}

export function ListingCard({ listing, known, country, rates, onTrack }: ListingCardProps) {
  const id = useId();
  const { title, company, location, jobType, salary, description, tags, url } = listing;
  const { shown, more } = shownTags(tags);
  return (
    <li>
      <article className={styles.listing} aria-labelledby={`${id}-title`}>
        <div className={styles.listingHead}>
          <div className={styles.listingWho}>
            <h3 id={`${id}-title`}>{title}</h3>
            <p>
              {company} <span className={styles.place}>{location}</span>
            </p>
          </div>
          <span className={styles.type} data-type={jobType}>
            {jobType}
          </span>
        </div>
        {salary && <SalaryLine text={salary} place={location} rates={rates} />}
        <EligibilityNote listing={listing} country={country} />
        <ScamWarning listing={listing} />
        <p className={styles.description}>{shortDescription(description)}</p>
        {shown.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {shown.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a source may repeat a tag, and tags never move
              <li key={index}>{tag}</li>
            ))}
            {more && <li className={styles.more}>{more}</li>}
          </ul>
        )}
        <KnockOutsOnDemand body={{ jobListingId: listing.id }} about={title} />
        {known?.status && (
          <p className={styles.tracked}>You track this job already: {STATUS_NAMES[known.status]}.</p>
        )}
        <div className={styles.listingFoot}>
          <p className={styles.origin}>{origin(listing)}</p>
          <div className="page-actions">
            {url && (
              // Sources lend their listings for links that say where a reader comes from: no noreferrer, no nofollow.
              <a className="button" href={url} target="_blank" rel="noopener">
                View posting<span className="visually-hidden"> of {title}, opens a new tab</span>
              </a>
            )}
            <SaveListing listing={listing} savedJobId={known?.savedJobId ?? undefined} />
            <button
              type="button"
              className="button"
              data-kind="primary"
              aria-describedby={`${id}-title`}
              onClick={onTrack}
            >
              <Icon name="plus" size={18} /> Track
            </button>
          </div>
        </div>
      </article>
    </li>
  );
}

function origin({ source, postedDate, expiryDate }: JobListingDto): string {
  const from = source === SAMPLE_LISTING_SOURCE ? 'Sample: an invented example' : source;
  const closes = expiryDate ? ` · closes ${dayText(expiryDate)}` : '';
  return `${from} · posted ${dayText(postedDate)}${closes}`;
}
