import { isPlaced } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import { memo, type ReactNode, useRef } from 'react';
import { painted } from '../../../../shared/first-view/painted.ts';
import { t } from '../../../../shared/language/texts.ts';
import { valueAt } from '../../form/form-path.ts';
import { type EntryList, formFields, type ResumeForm } from '../../form/resume-form.ts';
import { useDocument, useEdit, useEntryKeys, useFieldError } from '../editor-context.tsx';
import styles from './entries.module.css';
import { useDragReorder } from './use-drag-reorder.ts';

interface EntryListProps {
  list: EntryList;
  /** What one entry is called: 'Experience' gives 'Add Experience' and 'Experience 2'. */
  noun: string;
  /** Shown while there are none. */
  empty: string;
  /** Called with the position of the entry to draw. Must not change between renders. */
  children: (index: number) => ReactNode;
}

/** A section that repeats: entries that can be added, removed and put in another order. */
export function EntryListEditor({ list, noun, empty, children }: EntryListProps) {
  const edit = useEdit();
  const keys = useEntryKeys(list);
  /** About the list as a whole, such as an entry too many. */
  const fieldError = useFieldError(list);
  const listRef = useRef<HTMLOListElement>(null);
  const drag = useDragReorder(listRef, (from, to) => edit.moveEntry(list, from, to));

  const focusEntry = (index: number): void => {
    // The focus asks for the whole layout: before the paint it would hold the new entry back.
    void painted().then(() => {
      const entry = listRef.current?.children[index];
      entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  };
  const add = (): void => {
    edit.addEntry(list);
    focusEntry(keys.length);
  };

  return (
    <div className={styles.section}>
      {keys.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol ref={listRef} className={styles.list}>
        {keys.map((key, index) => (
          <li
            key={key}
            className={styles.entry}
            data-dragged={drag.from === index || undefined}
            data-drop={
              drag.to === index && drag.from !== index
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
          >
            <fieldset className={styles.fieldset}>
              <legend className="visually-hidden">{`${noun} ${index + 1}`}</legend>
              <div className={styles.entryHead}>
                <span className={styles.handle} aria-hidden="true" {...drag.handle(index)}>
                  ⠿
                </span>
                <EntryName list={list} index={index} noun={noun} />
                <span className={styles.entryActions}>
                  <MoveButton by={-1} list={list} noun={noun} index={index} last={keys.length - 1} />
                  <MoveButton by={1} list={list} noun={noun} index={index} last={keys.length - 1} />
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t`Remove ${noun} ${index + 1}`}
                    onClick={() => edit.removeEntry(list, index)}
                  >{t`Remove`}</button>
                </span>
              </div>
              <EntryFields index={index} draw={children} />
            </fieldset>
          </li>
        ))}
      </ol>
      {fieldError && (
        <p className={styles.error} role="alert">
          {fieldError}
        </p>
      )}
      <button type="button" className={`button ${styles.add}`} onClick={add}>
        <span aria-hidden="true">+</span> {t`Add ${noun}`}
      </button>
    </div>
  );
}

/** The fields follow their own texts; only another position draws them again. */
const EntryFields = memo(({ index, draw }: { index: number; draw: (index: number) => ReactNode }) => (
  <div className={styles.fields}>{draw(index)}</div>
));

/** The fields by which an entry is known among others: what leads it on a sheet, the first that says something. */
const NAMING_FIELDS = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((list) => {
    const { layout, fields } = ENTRY_SECTIONS[list];
    const titles = formFields(fields).filter(({ field }) => isPlaced(field, 'sheet', 'title'));
    const names = titles.map(({ name, field }) => ({ name, field }));
    // What the person wrote comes before what they chose.
    names.sort((one, other) => Number(one.field.kind === 'choice') - Number(other.field.kind === 'choice'));
    return [list, layout === 'groups' ? [{ name: 'category', field: fields.category }] : names.slice(0, 2)];
  }),
);

function nameOf(document: ResumeForm, list: EntryList, index: number): string {
  for (const { name, field } of NAMING_FIELDS[list] ?? []) {
    const value = String(valueAt(document, `${list}.${index}.${name}`) ?? '').trim();
    if (value !== '') return field?.input?.words?.[value] ?? value;
  }
  return '';
}

function EntryName({ list, index, noun }: { list: EntryList; index: number; noun: string }) {
  const name = useDocument((document) => nameOf(document, list, index));
  return (
    <span className={styles.entryName} dir="auto">
      {name || `${noun} ${index + 1}`}
    </span>
  );
}

interface MoveButtonProps {
  by: 1 | -1;
  list: EntryList;
  noun: string;
  index: number;
  last: number;
}

function MoveButton({ by, list, noun, index, last }: MoveButtonProps) {
  const edit = useEdit();
  const to = index + by;
  const impossible = to < 0 || to > last;
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={by < 0 ? t`Move ${noun} ${index + 1} up` : t`Move ${noun} ${index + 1} down`}
      // Not `disabled`: a button that vanishes from under the keyboard drops the focus.
      aria-disabled={impossible}
      onClick={() => {
        if (!impossible) edit.moveEntry(list, index, to);
      }}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </button>
  );
}
