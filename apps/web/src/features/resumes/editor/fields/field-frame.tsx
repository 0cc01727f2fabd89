import type { ReactNode } from 'react';
import { translated } from '../../../../shared/language/texts.ts';
import { fieldId } from './field-id.ts';
import styles from './fields.module.css';

/** What an input carries so that its hint and its field error are read with it. */
export function describedBy(path: string, hint: ReactNode, fieldError: string | undefined) {
  const id = fieldId(path);
  const described = [hint ? `${id}-hint` : '', fieldError ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': fieldError ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

interface FieldFrameProps {
  path: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  fieldError: string | undefined;
  wide?: boolean;
  /** Shown at the end of the label's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Label, input, hint and field error of one field. */
export function FieldFrame({
  path,
  label,
  required,
  hint,
  fieldError,
  wide,
  beside,
  children,
}: FieldFrameProps) {
  const id = fieldId(path);
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {translated(label)}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {beside}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {typeof hint === 'string' ? translated(hint) : hint}
        </p>
      )}
      {fieldError && (
        <p id={`${id}-error`} className={styles.error}>
          {translated(fieldError)}
        </p>
      )}
    </div>
  );
}
