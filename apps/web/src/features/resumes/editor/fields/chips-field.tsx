import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useDocument, useEdit, useFieldError } from '../editor-context.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

const NO_ITEMS: readonly string[] = [];

/** The skills of one category as chips: Enter adds what was typed, × removes. */
export function ChipsField({ category, label }: { category: number; label: string }) {
  const path = `skills.${category}.items`;
  const edit = useEdit();
  const items = useDocument((document) => document.skills[category]?.items ?? NO_ITEMS);
  const fieldError = useFieldError(path);
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState<readonly string[]>([]);

  const addAll = (names: readonly string[]): void => setRepeated(edit.addSkills(category, names));
  const add = (): void => {
    if (typed.trim() !== '') addAll([typed]);
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
    const names = event.clipboardData.getData('text').split(/[\n,;]+/);
    if (names.length < 2) return;
    event.preventDefault();
    addAll(names);
  };

  const hint =
    repeated.length > 0 ? `${repeated.join(', ')}: already listed.` : 'Type a skill and press Enter.';
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
                aria-label={`Remove ${name}`}
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
          placeholder="e.g. Financial reporting"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRepeated([]);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={add}
        />
      </div>
    </FieldFrame>
  );
}
