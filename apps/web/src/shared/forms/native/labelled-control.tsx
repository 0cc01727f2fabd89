import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

interface LabelledControlProps {
  label: ReactNode;
  /** Under the input. */
  hint?: ReactNode;
  className?: string | undefined;
  /** The input, which takes the id. */
  children: (id: string) => ReactNode;
}

/** One native input with its label above. */
export function LabelledControl({ label, hint, className = '', children }: LabelledControlProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint}
    </div>
  );
}
