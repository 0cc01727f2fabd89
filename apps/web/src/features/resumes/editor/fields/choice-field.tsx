import { translated } from '../../../../shared/language/texts.ts';
import type { FlagPath, TextPath } from '../../form/form-path.ts';
import { useEdit, useFieldError, useFlag, useText } from '../editor-context.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import styles from './fields.module.css';

interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps {
  path: TextPath;
  label: string;
  choices: readonly Choice[];
  hint?: string | undefined;
}

/** One word of a closed list. The browser's own list is the best one on a phone. */
export function ChoiceField({ path, label, choices, hint }: ChoiceFieldProps) {
  const edit = useEdit();
  const value = useText(path);
  const fieldError = useFieldError(path);
  return (
    <FieldFrame {...{ path, label, hint, fieldError }}>
      <select
        {...describedBy(path, hint, fieldError)}
        className={`${styles.control} ${styles.select}`}
        value={value}
        onChange={(event) => edit.setField(path, event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A check box with its words. */
export function FlagField({ path, label }: { path: FlagPath; label: string }) {
  const edit = useEdit();
  const checked = useFlag(path);
  return (
    <label className={styles.flag} htmlFor={fieldId(path)}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={checked}
        onChange={(event) => edit.setField(path, event.target.checked)}
      />
      <span>{translated(label)}</span>
    </label>
  );
}
