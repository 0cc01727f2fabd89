import {
  ENTRY_SECTIONS,
  isEntrySection,
  type ResumeSection,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { sectionColumns } from '@career/templates/section-columns';
import { useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { t } from '../../../shared/language/texts.ts';
import { useDocument } from '../editor/editor-context.tsx';
import { useDragReorder } from '../editor/entries/use-drag-reorder.ts';
import fields from '../editor/fields/fields.module.css';
import { sectionName, withOption, withSectionShown } from '../form/design-options.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import { moved } from '../store/document.store.ts';
import styles from './options.module.css';

interface SectionOrderProps {
  options: DesignOptionsDto;
  onChange: (options: DesignOptionsDto) => void;
}

/** Sections that can be added are listed once they have entries. */
const emptySections = (document: ResumeForm): string[] =>
  Object.values(ENTRY_SECTIONS).flatMap(({ name, further }) =>
    further && isEntrySection(name) && document[name].length === 0 ? name : [],
  );

/** The sections of the resume as the template prints them: their order, and which of them show. */
export function SectionOrder({ options, onChange }: SectionOrderProps) {
  const templateId = useDocument((document) => document.templateId);
  const empty = useDocument(useShallow(emptySections));
  const columns = sectionColumns(templateId, options).map((column) =>
    column.filter((section) => !empty.includes(section)),
  );
  const change = (at: number, column: ResumeSection[]): void =>
    onChange(withOption(options, 'sectionOrder', columns.toSpliced(at, 1, column).flat()));
  return (
    <fieldset className={styles.sections}>
      <legend className={fields.label}>{t`Sections`}</legend>
      {columns.map((column, at) => (
        <SectionColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: the first column stays the first.
          key={at}
          label={at === 0 ? t`Sections in the main column` : t`Sections beside it`}
          isAlone={columns.length === 1}
          sections={column}
          options={options}
          onOrder={(next) => change(at, next)}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

interface SectionColumnProps extends SectionOrderProps {
  label: string;
  isAlone: boolean;
  sections: ResumeSection[];
  onOrder: (sections: ResumeSection[]) => void;
}

function SectionColumn({ label, isAlone, sections, options, onOrder, onChange }: SectionColumnProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < sections.length) onOrder(moved(sections, from, to));
  };
  const drag = useDragReorder(listRef, move);
  return (
    <>
      {!isAlone && <p className={fields.hint}>{label}</p>}
      <ol ref={listRef} className={styles.sectionList} aria-label={label}>
        {sections.map((section, index) => (
          <li
            key={section}
            className={styles.section}
            data-dragged={drag.from === index || undefined}
            data-drop={drag.to === index && drag.from !== index ? dropSide(drag) : undefined}
          >
            <span className={styles.handle} aria-hidden="true" {...drag.handle(index)}>
              ⠿
            </span>
            <NativeOption
              type="checkbox"
              label={sectionName(options, section)}
              checked={!options.hiddenSections?.includes(section)}
              onChange={(isShown) => onChange(withSectionShown(options, section, isShown))}
            />
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className={styles.move}
                aria-label={
                  by < 0
                    ? t`Move ${sectionName(options, section)} up`
                    : t`Move ${sectionName(options, section)} down`
                }
                aria-disabled={!sections[index + by]}
                onClick={() => move(index, index + by)}
              >
                <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
              </button>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

const dropSide = ({ from, to }: { from: number; to: number }): string => (to < from ? 'before' : 'after');
