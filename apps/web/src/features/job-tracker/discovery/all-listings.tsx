import { byDeadline, matchingListings, pageCount, pageOf } from '@career/career/jobs/listing-display';
import { listJobListingsOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import type { DiscoveryState } from './discovery-state.ts';
import { type ListingActions, ListingsFault, ListingsView, NoListings } from './listings-view.tsx';

interface AllListingsProps extends ListingActions {
  state: DiscoveryState;
  onTurn: (page: number) => void;
  /** The filter, which shows only where there is something to filter. */
  filter: ReactNode;
}

/** Openings newest first or by their last day; searched, filtered and turned on the device. */
export function AllListings({ state, onTurn, filter, ...actions }: AllListingsProps) {
  const listings = useQuery(listJobListingsOptions());
  const { search, type, order } = useDeferredValue(state);
  const found = useMemo(() => {
    const matching = matchingListings(listings.data ?? [], { search, type });
    return order === 'deadline' ? byDeadline(matching) : matching;
  }, [listings.data, search, type, order]);

  if (listings.isPending) return <Loading text={t`Loading job listings...`} />;
  if (listings.isError)
    return <ListingsFault error={listings.error} onRetry={() => void listings.refetch()} />;
  if (listings.data.length === 0) return <NoListings />;
  const page = Math.min(state.page, pageCount(found.length));
  return (
    <>
      {filter}
      <ListingsView
        rows={pageOf(found, page)}
        total={found.length}
        page={page}
        country={state.country}
        onTurn={onTurn}
        {...actions}
      />
    </>
  );
}
