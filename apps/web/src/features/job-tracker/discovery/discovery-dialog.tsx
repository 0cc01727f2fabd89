import { listResumesOptions } from '@career/client/queries';
import type { JobListingDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { AllListings } from './all-listings.tsx';
import styles from './discovery.module.css';
import { DiscoveryFilter } from './discovery-filter.tsx';
import type { DiscoveryState } from './discovery-state.ts';
import { HiddenEmployers } from './hidden-employers.tsx';
import { MatchedListings } from './matched-listings.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useHiddenEmployers } from './use-hidden-employers.ts';

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
      title={t`Discover Jobs`}
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
  const resumes = useQuery(listResumesOptions());
  const employers = useHiddenEmployers();
  // The order depends on whether there is a resume; when that cannot be read, assume none.
  if (resumes.isPending) return <Loading text={t`Loading job listings...`} />;
  const choices = (resumes.data ?? []).map(({ id, title }) => ({
    value: id,
    label: title || t`Untitled resume`,
  }));
  const order = state.order ?? (choices.length > 0 ? 'match' : 'newest');
  const Ordered = order === 'match' && choices.length > 0 ? MatchedListings : AllListings;
  return (
    <Ordered
      state={{ ...state, order }}
      onTrack={onTrack}
      onHide={(company) => employers.hide.mutate(company)}
      onTurn={(page) => onChange({ ...state, page })}
      filter={
        <>
          <DiscoveryFilter
            state={{ ...state, order }}
            resumes={choices}
            onChange={(change) => onChange({ ...state, ...change, page: 1 })}
          />
          <SavedSearches
            state={state}
            onSearch={({ q, type }) => onChange({ ...state, search: q, type, page: 1 })}
          />
          <HiddenEmployers {...employers} />
        </>
      }
    />
  );
}
