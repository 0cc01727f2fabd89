import { useState } from 'react';
import type { TextPath } from '../../form/form-path.ts';
import { useEdit, useFault, useText } from '../editor-context.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { hasMonthInput, joinMonth, MONTHS, type MonthParts, splitMonth } from './month.ts';

interface MonthFieldProps {
  path: TextPath;
  label: string;
  required?: boolean;
  disabled?: boolean;
  hint?: string;
}

let monthInput: boolean | undefined;

/** A month picker: the browser's own where there is one, else a month and a year to choose. */
export function MonthField({ path, label, required, disabled, hint }: MonthFieldProps) {
  const edit = useEdit();
  const value = useText(path);
  const fault = useFault(path);
  const props = describedBy(path, hint, fault);
  monthInput ??= hasMonthInput();
  return (
    <FieldFrame {...{ path, label, required, hint, fault }}>
      {monthInput ? (
        <input
          {...props}
          className={styles.control}
          type="month"
          disabled={disabled}
          required={required}
          value={disabled ? '' : value}
          onChange={(event) => edit.setField(path, event.target.value)}
        />
      ) : (
        <MonthAndYear
          label={label}
          disabled={disabled}
          describe={props}
          value={disabled ? '' : value}
          onChange={(next) => edit.setField(path, next)}
        />
      )}
    </FieldFrame>
  );
}

interface MonthAndYearProps {
  label: string;
  value: string;
  disabled: boolean | undefined;
  describe: ReturnType<typeof describedBy>;
  onChange: (value: string) => void;
}

function MonthAndYear({ label, value, disabled, describe, onChange }: MonthAndYearProps) {
  // Half a date is no stored value: it is remembered here until the other half is chosen.
  const [half, setHalf] = useState<MonthParts>({ year: '', month: '' });
  const parts = value ? splitMonth(value) : disabled ? { year: '', month: '' } : half;
  const choose = (change: Partial<MonthParts>): void => {
    const next = { ...parts, ...change };
    setHalf(next);
    onChange(joinMonth(next));
  };
  return (
    <div className={styles.monthAndYear}>
      <select
        {...describe}
        className={`${styles.control} ${styles.select}`}
        disabled={disabled}
        value={parts.month}
        onChange={(event) => choose({ month: event.target.value })}
      >
        <option value="">Month</option>
        {MONTHS.map((month) => (
          <option key={month.value} value={month.value}>
            {month.label}
          </option>
        ))}
      </select>
      <input
        className={styles.control}
        aria-label={`${label}, year`}
        inputMode="numeric"
        maxLength={4}
        placeholder="Year"
        disabled={disabled}
        value={parts.year}
        onChange={(event) => choose({ year: event.target.value.replace(/\D/g, '') })}
      />
    </div>
  );
}
