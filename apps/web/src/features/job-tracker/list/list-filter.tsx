import { useEffect, useState } from 'react';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { isStatusName, STATUS_OPTIONS } from '../applications/statuses.ts';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './application-list.module.css';

const STATUSES = [{ value: '', label: t`All statuses` }, ...STATUS_OPTIONS];

const SORTS: readonly { value: TrackerLook['sort']; label: string }[] = [
  { value: '-createdAt', label: t`Last added first` },
  { value: 'createdAt', label: t`First added first` },
  { value: '-appliedDate', label: t`Newest applied date` },
  { value: 'appliedDate', label: t`Oldest applied date` },
  { value: 'company', label: t`Company, A to Z` },
  { value: '-company', label: t`Company, Z to A` },
];

/** How long typing rests before the API is asked. */
const REST_MS = 300;

interface ListFilterProps {
  look: TrackerLook;
  onLook: (look: Partial<TrackerLook>, replace?: boolean) => void;
  /** The board shows every status. */
  withStatus?: boolean;
}

export function ListFilter({ look, onLook, withStatus = true }: ListFilterProps) {
  return (
    <search className={styles.filter} data-short={!withStatus}>
      <SearchBox q={look.q} onSearch={(q) => onLook({ q }, true)} />
      {withStatus && (
        <NativeSelect
          aria-label={t`Status`}
          options={STATUSES}
          value={look.status ?? ''}
          onChange={({ target: { value } }) => onLook({ status: isStatusName(value) ? value : undefined })}
        />
      )}
      <NativeSelect
        aria-label={t`Order`}
        options={SORTS}
        value={look.sort}
        onChange={({ target: { value } }) =>
          onLook({ sort: SORTS.find((sort) => sort.value === value)?.value ?? '-createdAt' })
        }
      />
    </search>
  );
}

function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Not the search that was typed here: the person went back or followed a link.
    if (q !== sent) setTyped(q);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  return (
    <NativeInput
      type="search"
      aria-label={t`Search applications`}
      placeholder={t`Company, position, place or notes`}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
