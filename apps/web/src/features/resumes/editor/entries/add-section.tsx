import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { LabelledControl } from '../../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../../shared/forms/native/native-select.tsx';
import { t } from '../../../../shared/language/texts.ts';
import { useDocument, useEdit } from '../editor-context.tsx';
import styles from '../steps/steps.module.css';

const FURTHER = ENTRY_SECTION_NAMES.filter((name) => ENTRY_SECTIONS[name].further);

/** The sections that can be added: of those that the person names, one at a time. */
function offered(isEmpty: (name: EntrySectionName) => boolean): EntrySectionName[] {
  const empty = FURTHER.filter(isEmpty);
  const [firstNamed] = empty.filter((name) => ENTRY_SECTIONS[name].named);
  return empty.filter((name) => !ENTRY_SECTIONS[name].named || name === firstNamed);
}

const labelOf = (name: EntrySectionName): string =>
  ENTRY_SECTIONS[name].named ? t`A section that you name` : ENTRY_SECTIONS[name].label;

/** Offers the sections that a resume may have besides the usual ones. */
export function AddSection() {
  const edit = useEdit();
  const names = useDocument((document) => offered((name) => document[name].length === 0).join(' '));
  const add = (name: EntrySectionName): void => {
    edit.addEntry(name);
    requestAnimationFrame(() =>
      document
        .getElementById(`section-${name}`)
        ?.querySelector<HTMLElement>('ol :is(input, textarea, select)')
        ?.focus(),
    );
  };
  if (names === '') return null;
  return (
    <LabelledControl label={t`Add section`} className={styles.addSection}>
      {(id) => (
        <NativeSelect
          id={id}
          value=""
          options={[
            { value: '', label: t`Choose a section to add` },
            ...(names.split(' ') as EntrySectionName[]).map((name) => ({
              value: name,
              label: labelOf(name),
            })),
          ]}
          onChange={(event) => add(event.target.value as EntrySectionName)}
        />
      )}
    </LabelledControl>
  );
}
