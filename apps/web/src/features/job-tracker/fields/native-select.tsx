import type { ComponentProps } from 'react';
import './fields.css';

interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own list of choices, which is the best one on a phone, in the look of the other inputs. */
export function NativeSelect({ options, className = '', ...select }: NativeSelectProps) {
  return (
    <select {...select} className={`native-select ${className}`}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
