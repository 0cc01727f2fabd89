import { LIMITS } from '@career/contracts/vocabulary/limits';
import { schoolExamFacts } from '@career/contracts/vocabulary/school-exams';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../shared/language/texts.ts';
import type { TextPath } from '../../form/form-path.ts';
import { useEdit, useFieldError, useText } from '../editor-context.tsx';
import styles from './exam-subjects.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import fields from './fields.module.css';
import { ProseField } from './text-field.tsx';
import { type ExamRow, useExamRows } from './use-exam-rows.ts';

interface KnownSubjectsProps {
  path: TextPath;
  label: string;
  exam: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  rows?: number | undefined;
}

const BY_ROW = t`Enter grades as they are on your certificate. We do not convert them.`;

/** Subjects and grades of an examination that is known, a row each, or as text for what no row can hold. */
export function KnownSubjects({ exam, ...field }: KnownSubjectsProps) {
  const [isText, setText] = useState(false);
  const { path, label } = field;
  return (
    <div className={fields.wide}>
      {isText ? <ProseField {...field} /> : <SubjectRows exam={exam} path={path} label={label} />}
      <button type="button" className="button" data-kind="quiet" onClick={() => setText(!isText)}>
        {isText ? t`Choose from lists` : t`Write as text`}
      </button>
    </div>
  );
}

function SubjectRows({ exam, path, label }: { exam: string; path: TextPath; label: string }) {
  const facts = schoolExamFacts(exam);
  const edit = useEdit();
  const fieldError = useFieldError(path);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { rows, setRow, addRow, removeRow } = useExamRows(useText(path), facts, (text) =>
    edit.setField(path, text),
  );
  const addSubject = (): void => {
    flushSync(addRow);
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const { id, ...described } = describedBy(path, BY_ROW, fieldError);
  return (
    <FieldFrame {...{ path, label, fieldError }} hint={BY_ROW} wide>
      <datalist id={listId}>
        {facts?.subjects.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <input
              {...described}
              id={index === 0 ? id : undefined}
              className={`${fields.control} ${styles.subject}`}
              aria-label={t`Subject ${index + 1}`}
              dir="auto"
              autoComplete="off"
              list={listId}
              placeholder={t`Subject`}
              value={row.subject}
              onChange={(event) => setRow(row.key, { subject: event.target.value })}
            />
            <select
              className={`${fields.control} ${fields.select}`}
              aria-label={t`Grade of ${row.subject || t`subject ${index + 1}`}`}
              value={row.grade}
              onChange={(event) => setRow(row.key, { grade: event.target.value })}
            >
              <option value="">{t`Grade`}</option>
              {facts?.grades.map(({ grade, means }) => (
                <option key={grade} value={grade}>
                  {`${grade} – ${means}`}
                </option>
              ))}
            </select>
            <RemoveRow row={row} index={index} onRemove={() => removeRow(row.key)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`button ${styles.add}`}
        disabled={rows.length >= LIMITS.listLinesMax}
        onClick={addSubject}
      >{t`Add subject`}</button>
    </FieldFrame>
  );
}

function RemoveRow({ row, index, onRemove }: { row: ExamRow; index: number; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t`Remove ${row.subject || t`subject ${index + 1}`}`}
      onClick={onRemove}
    >
      ×
    </button>
  );
}
