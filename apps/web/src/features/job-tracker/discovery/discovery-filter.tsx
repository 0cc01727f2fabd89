import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { useId, useState } from 'react';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { countryOptions } from './countries.ts';
import styles from './discovery.module.css';
import type { DiscoveryState } from './discovery-state.ts';
import { JOB_TYPE_NAMES } from './job-type-names.ts';

const TYPES = [
  { value: 'all', label: t`All types` },
  ...JOB_TYPES.map((type) => ({ value: type.toLowerCase(), label: JOB_TYPE_NAMES[type] })),
];

interface DiscoveryFilterProps {
  state: DiscoveryState;
  resumes: readonly { value: string; label: string }[];
  onChange: (change: Partial<DiscoveryState>) => void;
}

export function DiscoveryFilter({ state, resumes, onChange }: DiscoveryFilterProps) {
  const id = useId();
  const [countries] = useState(countryOptions);
  const orders = [
    {
      value: 'match',
      label: resumes.length > 0 ? t`Best match with my resume` : t`Best match (needs a resume)`,
      disabled: resumes.length === 0,
    },
    { value: 'newest', label: t`Newest first` },
    { value: 'deadline', label: t`Deadline soonest` },
  ];
  return (
    <search className={styles.filter}>
      <NativeInput
        type="search"
        aria-label={t`Search jobs`}
        placeholder={t`Job title, company, place or skill`}
        maxLength={200}
        value={state.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <NativeSelect
        aria-label={t`Job type`}
        options={TYPES}
        value={state.type}
        onChange={(event) => onChange({ type: event.target.value })}
      />
      <NativeSelect
        aria-label={t`Order`}
        options={orders}
        value={state.order ?? 'newest'}
        onChange={(event) => onChange({ order: event.target.value as DiscoveryState['order'] })}
      />
      {state.order === 'match' && resumes.length > 1 && (
        <NativeSelect
          aria-label={t`Resume to compare with`}
          options={[{ value: '', label: t`Last saved resume` }, ...resumes]}
          value={state.resumeId}
          onChange={(event) => onChange({ resumeId: event.target.value })}
        />
      )}
      <div className={styles.country}>
        <label htmlFor={id}>{t`Can I apply from`}</label>
        <NativeSelect
          id={id}
          options={countries}
          value={state.country}
          onChange={(event) => onChange({ country: event.target.value })}
        />
      </div>
    </search>
  );
}
