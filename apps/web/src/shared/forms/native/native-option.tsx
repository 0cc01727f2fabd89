import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

interface NativeOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  onChange: (checked: boolean) => void;
}

/** A check box or one of several radio buttons, with its words beside. */
export function NativeOption({ label, className = '', onChange, ...input }: NativeOptionProps) {
  return (
    <label className={`${styles.option} ${className}`}>
      <input {...input} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
