import type { ListingFilter } from '@career/career/jobs/listing-display';
import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { useId, useState } from 'react';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { countryOptions } from './countries.ts';
import styles from './discovery.module.css';
import type { DiscoveryState } from './discovery-state.ts';

const TYPES = [
  { value: 'all', label: 'All types' },
  ...JOB_TYPES.map((type) => ({ value: type.toLowerCase(), label: type })),
];

interface DiscoveryFilterProps {
  filter: DiscoveryState;
  onChange: (filter: ListingFilter) => void;
  onCountry: (country: string) => void;
}

export function DiscoveryFilter({ filter, onChange, onCountry }: DiscoveryFilterProps) {
  const id = useId();
  const [countries] = useState(countryOptions);
  return (
    <search className={styles.filter}>
      <NativeInput
        type="search"
        aria-label="Search jobs"
        placeholder="Title, company, place or words of the description"
        maxLength={200}
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value, type: filter.type })}
      />
      <NativeSelect
        aria-label="Job type"
        options={TYPES}
        value={filter.type}
        onChange={(event) => onChange({ search: filter.search, type: event.target.value })}
      />
      <div className={styles.country}>
        <label htmlFor={id}>Can I apply from</label>
        <NativeSelect
          id={id}
          options={countries}
          value={filter.country}
          onChange={(event) => onCountry(event.target.value)}
        />
      </div>
    </search>
  );
}
