import type { ListingFilter } from '@career/career/jobs/listing-display';
import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { Input } from 'antd';
import { NativeSelect } from '../fields/native-select.tsx';
import styles from './discovery.module.css';

const TYPES = [
  { value: 'all', label: 'All types' },
  ...JOB_TYPES.map((type) => ({ value: type.toLowerCase(), label: type })),
];

interface DiscoveryFilterProps {
  filter: ListingFilter;
  onChange: (filter: ListingFilter) => void;
}

export function DiscoveryFilter({ filter, onChange }: DiscoveryFilterProps) {
  return (
    <search className={styles.filter}>
      <Input
        type="search"
        aria-label="Search jobs"
        placeholder="Title, company, place or words of the description"
        maxLength={200}
        allowClear
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <NativeSelect
        aria-label="Job type"
        options={TYPES}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value })}
      />
    </search>
  );
}
