import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import type { DiscoveryState } from './discovery-state.ts';
import { type ListingActions, ListingsFault, ListingsView, NoListings } from './listings-view.tsx';
import { matchQuery } from './match-query.ts';
import { useSettled } from './use-settled.ts';

interface MatchedListingsProps extends ListingActions {
  state: DiscoveryState;
  onTurn: (page: number) => void;
  filter: ReactNode;
}

/** Openings by how near they are to a resume, a page at a time: ordering them takes the whole list, showing six does not. */
export function MatchedListings({ state, onTurn, filter, ...actions }: MatchedListingsProps) {
  const asked = useSettled(state);
  const [asOf, setAsOf] = useState<string>();
  const { data, isPending, isError, error, refetch, isPlaceholderData } = useQuery(matchQuery(asked, asOf));
  const isFirst = asked.page === 1;
  useEffect(() => {
    if (data && isFirst && !isPlaceholderData) setAsOf(data.asOf);
  }, [data, isFirst, isPlaceholderData]);

  if (isPending) return <Loading text={t`Loading job listings...`} />;
  if (isError) return <ListingsFault error={error} onRetry={() => void refetch()} />;
  const isFiltered = asked.search.trim() !== '' || asked.type !== 'all';
  if (data.total === 0 && !isFiltered) return <NoListings />;
  return (
    <>
      {filter}
      <ListingsView
        rows={data.rows}
        total={data.total}
        page={asked.page}
        country={state.country}
        onTurn={onTurn}
        {...actions}
      />
    </>
  );
}
