import type { ReviewField } from '@career/documents/import/review/review-fields';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { NativeInput, NativeTextArea } from '../../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../../shared/forms/native/native-select.tsx';
import { dateFormat, t, translated } from '../../../../shared/language/texts.ts';
import { choiceLabel } from '../../form/choice-label.ts';
import styles from './review.module.css';

interface FieldViewProps {
  field: ReviewField;
  /** From 0; missing where the place is not known. */
  page: number | undefined;
  isOnLines: boolean;
  isSelected: boolean;
  /** It does not go into the resume. */
  isOut: boolean;
  needsCheck: boolean;
  onSelect: () => void;
  onClose: () => void;
  onCorrect: (value: string) => void;
  onRight: () => void;
  /** Takes what the field is of out of the resume, where that is the field alone. */
  remove: ReactNode;
}

const MONTH = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month and a choice in words; everything else as it is. */
function inWords({ value, choices, words }: ReviewField): string {
  if (choices) return choiceLabel(value, words);
  const isMonth = /^\d{4}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isMonth ? MONTH.format(Date.parse(value)) : value;
}

const placeWords = (value: string, page: number | undefined, isOnLines: boolean): string => {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  if (page !== undefined) return t`Show "${short}" on page ${page + 1}`;
  return isOnLines ? t`Show "${short}" in the file` : '';
};

export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** A field that was found: a tap shows its place in the file and opens it for correction. */
export function FieldView(props: FieldViewProps) {
  const { field, page, isOnLines, isSelected, isOut, needsCheck, onSelect, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    onClose();
    button.current?.focus();
  };
  return (
    <div className={styles.field} data-selected={isSelected || undefined} id={fieldId(field.path)}>
      <button
        ref={button}
        type="button"
        className={styles.fieldButton}
        aria-expanded={isSelected}
        onClick={onSelect}
      >
        <span className={styles.fieldLabel}>{translated(field.label)}</span>
        {needsCheck && (
          <span className={styles.check}>
            <span aria-hidden="true">!</span> {t`Please check`}
          </span>
        )}
        <span
          className={isSelected ? styles.unseen : styles.fieldValue}
          data-empty={field.value === '' || undefined}
          data-removed={isOut || undefined}
          dir="auto"
        >
          {inWords(field) || t`Not found`}
        </span>
        {field.value && <span className={styles.unseen}>{placeWords(field.value, page, isOnLines)}</span>}
      </button>
      {isSelected && <FieldEdit key={field.path} {...props} onClose={close} />}
    </div>
  );
}

function FieldEdit({ field, needsCheck, onClose, onCorrect, onRight, remove }: FieldViewProps) {
  const [value, setValue] = useState(field.value);
  const isGivenUp = useRef(false);
  const id = useId();
  const isDate = /date/i.test(field.label);
  const commit = (): void => {
    if (!isGivenUp.current && value.trim() !== field.value.trim()) onCorrect(value);
  };
  /** Leaves the field as it was, and keeps the key from the dialog around it. */
  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    isGivenUp.current = true;
    onClose();
  };
  const input = {
    id,
    dir: 'auto' as const,
    value,
    onBlur: commit,
    'aria-describedby': isDate ? `${id}-hint` : undefined,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside; this only hears their Escape
    <div className={styles.edit} onKeyDown={giveUpOnEscape}>
      <label htmlFor={id} className={styles.unseen}>{t`Correct ${translated(field.label)}`}</label>
      {field.choices && (
        <NativeSelect
          id={id}
          value={field.value}
          options={field.choices.map((choice) => ({
            value: choice,
            label: choiceLabel(choice, field.words),
          }))}
          onChange={({ target }) => onCorrect(target.value)}
        />
      )}
      {field.isProse && (
        <NativeTextArea {...input} rows={5} onChange={(event) => setValue(event.target.value)} />
      )}
      {!field.isProse && !field.choices && (
        <NativeInput
          {...input}
          type="text"
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
      {isDate && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.label === 'End date'
            ? t`A month such as 2021-05, or a year, or Present`
            : t`A month such as 2021-05, or a year`}
        </p>
      )}
      {needsCheck && <button type="button" className="button" onClick={onRight}>{t`This is right`}</button>}
      {remove}
    </div>
  );
}
