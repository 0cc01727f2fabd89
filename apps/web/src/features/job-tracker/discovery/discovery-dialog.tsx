import { matchingListings, pageCount, pageOf } from '@career/career/jobs/listing-display';
import { listJobListingsOptions } from '@career/contracts/client/@tanstack/react-query.gen';
import type { JobListingDto } from '@career/contracts/client/types.gen';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useDeferredValue, useMemo, useRef } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { knownListingsQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import styles from './discovery.module.css';
import { DiscoveryFilter } from './discovery-filter.tsx';
import type { DiscoveryState } from './discovery-state.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingPager } from './listing-pager.tsx';
import { ratesQuery } from './rates-query.ts';

interface DiscoveryDialogProps {
  open: boolean;
  state: DiscoveryState;
  onChange: (state: DiscoveryState) => void;
  onTrack: (listing: JobListingDto) => void;
  onClose: () => void;
}

/** Openings to look through, each ready to be tracked. */
export function DiscoveryDialog({ open, onClose, ...listings }: DiscoveryDialogProps) {
  return (
    <Modal
      open={open}
      title="Discover Jobs"
      footer={null}
      width={920}
      className={styles.dialog}
      onCancel={onClose}
      destroyOnHidden
    >
      <Listings {...listings} />
    </Modal>
  );
}

function Listings({ state, onChange, onTrack }: Omit<DiscoveryDialogProps, 'open' | 'onClose'>) {
  const listings = useQuery(listJobListingsOptions());
  // Without rates, or while they cannot be read, pay shows as the posting words it.
  const { data: rates } = useQuery(ratesQuery);
  const { search, type } = useDeferredValue(state);
  const found = useMemo(
    () => matchingListings(listings.data ?? [], { search, type }),
    [listings.data, search, type],
  );
  const shown = pageOf(found, Math.min(state.page, pageCount(found.length)));
  // Without an answer the cards are as they are for a listing that nothing was done with.
  const { data: known } = useQuery(knownListingsQuery(shown.map(({ id }) => id)));
  const top = useRef<HTMLDivElement>(null);

  if (listings.isPending) return <Loading text="Loading job listings..." />;
  if (listings.isError) {
    return (
      <div className={styles.message} role="alert">
        <p>{errorText(listings.error)}</p>
        <button type="button" className="button" onClick={() => void listings.refetch()}>
          Try again
        </button>
      </div>
    );
  }
  if (listings.data.length === 0) {
    return <p className={styles.message}>No job listings available. Check back later for opportunities.</p>;
  }

  const pages = pageCount(found.length);
  const page = Math.min(state.page, pages);
  const turnTo = (next: number): void => {
    onChange({ ...state, page: next });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <DiscoveryFilter
        filter={state}
        onChange={(filter) => onChange({ ...state, ...filter, page: 1 })}
        onCountry={(country) => onChange({ ...state, country })}
      />
      <div ref={top} tabIndex={-1} className={styles.count} role="status">
        {found.length > 0 && counted(found.length, page, pages)}
      </div>
      {found.length === 0 ? (
        <p className={styles.message}>No jobs match your search criteria. Try adjusting your filters.</p>
      ) : (
        <ul className={styles.list} aria-label="Job listings">
          {shown.map((listing) => (
            <ListingCard
              known={known?.find(({ jobListingId }) => jobListingId === listing.id)}
              key={listing.id}
              listing={listing}
              country={state.country}
              rates={rates ?? undefined}
              onTrack={() => onTrack(listing)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && <ListingPager page={page} pages={pages} onTurn={turnTo} />}
    </>
  );
}

const counted = (listings: number, page: number, pages: number): string =>
  `${listings.toLocaleString('en')} ${listings === 1 ? 'job' : 'jobs'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
