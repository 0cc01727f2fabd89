import { SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import fields from '../editor/fields/fields.module.css';
import { orderedSections, withOption, withSectionShown } from '../form/design-options.ts';
import { moved } from '../store/document.store.ts';
import styles from './options.module.css';

interface SectionOrderProps {
  options: DesignOptionsDto;
  onChange: (options: DesignOptionsDto) => void;
}

/** The sections of the resume: their order, and which of them show. */
export function SectionOrder({ options, onChange }: SectionOrderProps) {
  const sections = orderedSections(options);
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < sections.length)
      onChange(withOption(options, 'sectionOrder', moved(sections, from, to)));
  };
  return (
    <fieldset className={styles.sections}>
      <legend className={fields.label}>Sections</legend>
      <ol className={styles.sectionList}>
        {sections.map((section, index) => (
          <li key={section} className={styles.section}>
            <label className={fields.flag}>
              <input
                type="checkbox"
                checked={!options.hiddenSections?.includes(section)}
                onChange={(event) => onChange(withSectionShown(options, section, event.target.checked))}
              />
              <span>{SECTION_NAMES[section]}</span>
            </label>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className={styles.move}
                aria-label={`Move ${SECTION_NAMES[section]} ${by < 0 ? 'up' : 'down'}`}
                aria-disabled={!sections[index + by]}
                onClick={() => move(index, index + by)}
              >
                <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
              </button>
            ))}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
