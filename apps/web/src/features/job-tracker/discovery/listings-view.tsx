import { pageCount } from '@career/career/jobs/listing-display';
import type { JobListingDto, ListingMatchDto } from '@career/client/types';
import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { numberText, plural, t } from '../../../shared/language/texts.ts';
import { knownListingsQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import styles from './discovery.module.css';
import { ListingCard } from './listing-card.tsx';
import { ListingPager } from './listing-pager.tsx';
import { ratesQuery } from './rates-query.ts';

/** What a list of openings, in any order, lets the person do. */
export interface ListingActions {
  onTrack: (listing: JobListingDto) => void;
  onHide: (company: string) => void;
}

interface ListingsViewProps extends ListingActions {
  /** The listings of this page. */
  rows: readonly (JobListingDto & { match?: ListingMatchDto })[];
  total: number;
  page: number;
  country: string;
  onTurn: (page: number) => void;
}

/** One page of openings with its pager. */
export function ListingsView({ rows, total, page, country, onTurn, onTrack, onHide }: ListingsViewProps) {
  // Without rates, or while they cannot be read, pay shows as the posting words it.
  const { data: rates } = useQuery(ratesQuery);
  // Without an answer the cards are as they are for a listing that nothing was done with.
  const { data: known } = useQuery(knownListingsQuery(rows.map(({ id }) => id)));
  const top = useRef<HTMLDivElement>(null);
  const pages = pageCount(total);
  const turnTo = (next: number): void => {
    onTurn(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const isDemo = rows.some(({ source }) => source === SAMPLE_LISTING_SOURCE);
  return (
    <>
      {isDemo && (
        <p className={styles.demo} role="note">
          <strong>{t`Demo jobs: made-up examples`}</strong>{' '}
          {t`You cannot apply to them. Real jobs replace them as soon as we find some.`}
        </p>
      )}
      <div ref={top} tabIndex={-1} className={styles.count} role="status">
        {total > 0 && counted(total, page, pages)}
      </div>
      {total === 0 ? (
        <p className={styles.message}>{t`No jobs match your search criteria. Try adjusting your filters.`}</p>
      ) : (
        <ul className={styles.list} aria-label={t`Job listings`}>
          {rows.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              known={known?.find(({ jobListingId }) => jobListingId === listing.id)}
              country={country}
              rates={rates ?? undefined}
              onTrack={() => onTrack(listing)}
              onHide={() => onHide(listing.company)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && <ListingPager page={page} pages={pages} onTurn={turnTo} />}
    </>
  );
}

/** What is shown where the list could not be read. */
export function ListingsFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>{errorText(error)}</p>
      <button type="button" className="button" onClick={onRetry}>{t`Try again`}</button>
    </div>
  );
}

/** Said where nothing is open at all. */
export const NoListings = () => (
  <p className={styles.message}>{t`No job listings available. Check back later for opportunities.`}</p>
);

const counted = (listings: number, page: number, pages: number): string =>
  `${numberText(listings)} ${plural(listings, 'job', 'jobs')}${pages > 1 ? t`, page ${page} of ${pages}` : ''}`;
