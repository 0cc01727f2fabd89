import type { ReadResume } from '@career/documents/import/read-resume.types';
import { likelyPlace, linePlaces } from '@career/documents/import/review/place-line';
import { entryPath, isRemoved } from '@career/documents/import/review/removed-entries';
import {
  type ReviewEntry,
  type ReviewField,
  reviewEntries,
} from '@career/documents/import/review/review-fields';
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
  const isGroup = entry.path.startsWith('skills');
  const isOut = !isGroup && review.removed.has(entry.path);
  return (
    <div className={styles.entry} data-short={isGroup || undefined}>
      <div className={styles.entryHead}>
        {(isNamed || isOut) && entry.name && (
          <p className={styles.entryName} data-removed={isOut || undefined}>
            {entry.name}
          </p>
        )}
        {!isGroup && entryPath(entry.path) !== undefined && (
          <RemoveButton path={entry.path} name={entry.name} review={review} />
        )}
      </div>
      {!isOut && (
        <div className={styles.entryFields}>
          {entry.fields.map((field) => (
            <EntryField key={field.path} field={field} isAlone={isGroup} review={review} />
          ))}
        </div>
      )}
    </div>
  );
}

/** @param props.isAlone The field is all there is of its entry, as a skill is. */
function EntryField({ field, isAlone, review }: { field: ReviewField; isAlone: boolean; review: Review }) {
  const { selected, select, act, unchecked, pageOf, hasLines } = review;
  return (
    <FieldView
      field={field}
      page={pageOf({ path: field.path })}
      isOnLines={hasLines(field.path)}
      isSelected={selected !== undefined && 'path' in selected && selected.path === field.path}
      isOut={isRemoved(review.removed, field.path)}
      needsCheck={unchecked.includes(field.path)}
      onSelect={() => select({ path: field.path })}
      onClose={() => select(undefined)}
      onCorrect={(value) => act({ type: 'correct', path: field.path, value })}
      onRight={() => act({ type: 'check', path: field.path })}
      remove={
        isAlone && (
          <RemoveButton path={entryPath(field.path) ?? field.path} name={field.value} review={review} />
        )
      }
    />
  );
}

/** Takes an entry out of what goes into the resume, and puts it back. */
function RemoveButton({ path, name, review }: { path: string; name: string; review: Review }) {
  const isOut = review.removed.has(path);
  return (
    <button
      type="button"
      className={`button ${styles.remove}`}
      onClick={() => review.act({ type: isOut ? 'put-back' : 'remove', path })}
    >
      {isOut ? t`Put back` : t`Remove`}
      <span className={styles.unseen}> {name}</span>
    </button>
  );
}

/** The lines that found no field, each with a way into a section. */
export function LeftOut({ read, review }: { read: ReadResume; review: Review }) {
  const { selected, select, act, placed, pageOf } = review;
  if (read.leftOut.length === 0) return null;
  const places = linePlaces(review.resume, review.removed);
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
