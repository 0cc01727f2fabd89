import type { ComponentProps } from 'react';
import styles from './letter-select.module.css';

interface LetterSelectProps extends ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own list of choices, which is the best one on a phone. */
export function LetterSelect({ options, ...select }: LetterSelectProps) {
  return (
    <select {...select} className={styles.select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
