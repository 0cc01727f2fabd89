import { isYearOnly } from '@career/contracts/forms/month-or-year';
import { useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import type { TextPath } from '../../form/form-path.ts';
import { useEdit, useFieldError, useText } from '../editor-context.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { hasMonthInput, joinMonth, MONTHS, type MonthParts, splitMonth } from './month.ts';

interface MonthFieldProps {
  path: TextPath;
  label: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
}

let monthInput: boolean | undefined;

/**
 * A month picker: the browser's own where there is one, else a month and a year to choose. Whoever knows only the year
 * leaves the picker for the two parts, of which the month may stay open.
 */
export function MonthField({ path, label, required, disabled, hint }: MonthFieldProps) {
  const edit = useEdit();
  const value = useText(path);
  const fieldError = useFieldError(path);
  const [parts, setParts] = useState({ areShown: false, focusYear: false });
  const props = describedBy(path, hint, fieldError);
  monthInput ??= hasMonthInput();
  const shown = disabled ? '' : value;
  // They stay while a year is typed over: half of it is no date.
  if (isYearOnly(shown) && !parts.areShown) setParts({ areShown: true, focusYear: false });
  const leavePicker = (): void => {
    setParts({ areShown: true, focusYear: true });
    if (value) edit.setField(path, splitMonth(value).year);
  };
  const isPicker = monthInput && !parts.areShown;
  const beside = isPicker && !disabled && (
    <button type="button" className={styles.yearOnly} onClick={leavePicker}>{t`Year only`}</button>
  );
  return (
    <FieldFrame {...{ path, label, required, hint, fieldError, beside }}>
      {isPicker ? (
        <input
          {...props}
          className={styles.control}
          type="month"
          disabled={disabled}
          required={required}
          value={shown}
          onChange={(event) => edit.setField(path, event.target.value)}
        />
      ) : (
        <MonthAndYear
          label={label}
          disabled={disabled}
          focusYear={parts.focusYear}
          describe={props}
          value={shown}
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
  focusYear: boolean;
  describe: ReturnType<typeof describedBy>;
  onChange: (value: string) => void;
}

const EMPTY: MonthParts = { year: '', month: '' };

function MonthAndYear({ label, value, disabled, focusYear, describe, onChange }: MonthAndYearProps) {
  // Half a year is not a stored value: it is remembered here until it is whole.
  const [half, setHalf] = useState(EMPTY);
  const parts = value ? splitMonth(value) : disabled ? EMPTY : half;
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
        <option value="">{parts.year ? t`Year only` : t`Month`}</option>
        {MONTHS.map((month) => (
          <option key={month.value} value={month.value}>
            {month.label}
          </option>
        ))}
      </select>
      <input
        className={styles.control}
        aria-label={t`${label}, year`}
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
        autoFocus={focusYear}
        inputMode="numeric"
        maxLength={4}
        placeholder={t`Year`}
        disabled={disabled}
        value={parts.year}
        onChange={(event) => choose({ year: event.target.value.replace(/\D/g, '') })}
      />
    </div>
  );
}
