import type { ComponentProps } from 'react';
import styles from './native-select.module.css';

interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** The browser's own list of choices, which is the best one on a phone, in the look of the other inputs. */
export function NativeSelect({ options, className = '', ...select }: NativeSelectProps) {
  return (
    <select {...select} className={`${styles.select} ${className}`}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
