import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import { splitSkills } from '../../form/new-skills.ts';
import { useDocument, useEdit, useFieldError } from '../editor-context.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

const NO_ITEMS: readonly string[] = [];

/** The skills of one category as chips: Enter or a comma adds what was typed, × removes. */
export function ChipsField({ category, label }: { category: number; label: string }) {
  const path = `skills.${category}.items`;
  const edit = useEdit();
  const items = useDocument((document) => document.skills[category]?.items ?? NO_ITEMS);
  const fieldError = useFieldError(path);
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState<readonly string[]>([]);

  const addAll = (names: readonly string[]): void => setRepeated(edit.addSkills(category, names));
  const add = (): void => {
    const { whole, rest } = splitSkills(typed);
    if (whole.length > 0 || rest !== '') addAll([...whole, rest]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && items.length > 0) {
      edit.removeSkill(category, items.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { whole, rest } = splitSkills(event.clipboardData.getData('text'));
    if (whole.length === 0) return;
    event.preventDefault();
    addAll([...whole, rest]);
  };
  const onType = (text: string, isComposing: boolean): void => {
    // Phones send no key for a comma: the text says that it was typed.
    const { whole, rest } = isComposing ? { whole: [], rest: text } : splitSkills(text);
    setRepeated([]);
    if (whole.length > 0) addAll(whole);
    setTyped(whole.length > 0 ? rest : text.replace(/^[,;]/, ''));
  };

  const hint =
    repeated.length > 0
      ? t`${repeated.join(', ')}: already listed.`
      : t`Separate skills with commas, or press Enter after each.`;
  return (
    <FieldFrame {...{ path, label, hint, fieldError }} wide>
      <div className={`${styles.control} ${styles.chips}`} data-invalid={fieldError ? true : undefined}>
        <ul className={styles.chipList}>
          {items.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skill has no identity but its place, and may repeat
            <li key={`${index}-${name}`} className={styles.chip}>
              <span dir="auto">{name}</span>
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => edit.removeSkill(category, index)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <input
          {...describedBy(path, hint, fieldError)}
          className={styles.chipInput}
          data-own-undo
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={t`e.g. Sales, POS, Excel`}
          value={typed}
          onChange={(event) => onType(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={add}
        />
      </div>
    </FieldFrame>
  );
}
