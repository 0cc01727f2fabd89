import type { ReadResume } from '@career/documents/import/read-resume.types';
import { likelyPlace, linePlaces } from '@career/documents/import/review/place-line';
import { type ReviewEntry, reviewEntries } from '@career/documents/import/review/review-fields';
import { NativeOption } from '../../../../shared/forms/native/native-option.tsx';
import { t } from '../../../../shared/language/texts.ts';
import { type ComparedSectionId, sectionLines } from '../../form/compare-sections.ts';
import type { ResumeForm } from '../../form/resume-form.ts';
import { FieldView } from './field-view.tsx';
import { LeftOutLine } from './left-out-line.tsx';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

interface FoundSectionProps {
  id: ComparedSectionId;
  label: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  review: Review;
  found: ResumeForm;
}

/** A section that was found, to be taken or not, with its fields. */
export function FoundSection({ id, label, isTaken, onTake, review, found }: FoundSectionProps) {
  const hasFields = id !== 'design' && id !== 'about';
  return (
    <section className={styles.section} aria-label={label}>
      <NativeOption
        type="checkbox"
        className={styles.sectionName}
        label={label}
        checked={isTaken}
        onChange={onTake}
      />
      {hasFields
        ? reviewEntries(review.resume, id).map((entry, _at, all) => (
            <Entry
              key={entry.path}
              entry={entry}
              review={review}
              isNamed={id === 'skills' || all.length > 1}
            />
          ))
        : sectionLines(found, id).map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
    </section>
  );
}

function Entry({ entry, review, isNamed }: { entry: ReviewEntry; review: Review; isNamed: boolean }) {
  const { selected, select, act, unchecked, pageOf, hasLines } = review;
  return (
    <div className={styles.entry} data-short={entry.path.startsWith('skills') || undefined}>
      {isNamed && entry.name && <p className={styles.entryName}>{entry.name}</p>}
      <div className={styles.entryFields}>
        {entry.fields.map((field) => (
          <FieldView
            key={field.path}
            field={field}
            page={pageOf({ path: field.path })}
            isOnLines={hasLines(field.path)}
            isSelected={selected !== undefined && 'path' in selected && selected.path === field.path}
            needsCheck={unchecked.includes(field.path)}
            onSelect={() => select({ path: field.path })}
            onCorrect={(value) => act({ type: 'correct', path: field.path, value })}
            onRight={() => act({ type: 'check', path: field.path })}
          />
        ))}
      </div>
    </div>
  );
}

/** The lines that found no field, each with a way into a section. */
export function LeftOut({ read, review }: { read: ReadResume; review: Review }) {
  const { selected, select, act, placed, pageOf } = review;
  if (read.leftOut.length === 0) return null;
  const places = linePlaces(review.resume);
  return (
    <section className={styles.section} aria-labelledby="import-left-out">
      <h3 id="import-left-out" className={styles.sectionName}>{t`Left out`}</h3>
      <p
        className={styles.hint}
      >{t`We did not know where these lines belong. Add those you want to keep to a section.`}</p>
      <ul className={styles.leftOuts}>
        {read.leftOut.map((line) => (
          <LeftOutLine
            key={line}
            line={line}
            text={read.lines[line]?.text ?? ''}
            page={pageOf({ line })}
            places={places}
            likely={likelyPlace(line, read.origins, places)}
            placed={placed.find((one) => one.line === line)}
            isSelected={selected !== undefined && 'line' in selected && selected.line === line}
            onShow={() => select({ line })}
            onPlace={({ path, label }) => act({ type: 'place', line, path, label })}
            onTakeBack={() => act({ type: 'take-back', line })}
          />
        ))}
      </ul>
    </section>
  );
}
