import type { ImportAnswerDto, ImportRowDto } from '@career/client/types';
import { useState } from 'react';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { numberText, plural, t } from '../../../shared/language/texts.ts';
import styles from './transfer.module.css';

interface ImportPreviewProps {
  answer: ImportAnswerDto;
  isSaving: boolean;
  onImport: () => void;
  onClose: () => void;
}

const OUTCOMES: Readonly<Record<ImportRowDto['outcome'], readonly [before: string, after: string]>> = {
  add: [t`Will be added`, t`Added`],
  duplicate: [t`Already in your tracker`, t`Already in your tracker`],
  faulty: [t`Needs fixing`, t`Not added`],
};

/** What becomes, or became, of each row; the faults beside it. */
export function ImportPreview({ answer, isSaving, onImport, onClose }: ImportPreviewProps) {
  const { preview, added, duplicates, faulty, ignoredColumns, rows } = answer;
  const [faultsOnly, setFaultsOnly] = useState(false);
  const shown = faultsOnly ? rows.filter(({ outcome }) => outcome === 'faulty') : rows;
  return (
    <>
      <p role="status" className={styles.outcome}>
        {preview
          ? t`Read: ${numberText(added)} to add, ${numberText(duplicates)} already in your tracker, ${numberText(faulty)} to fix.`
          : t`Done: ${numberText(added)} added, ${numberText(duplicates)} already in your tracker, ${numberText(faulty)} to fix.`}
      </p>
      {ignoredColumns.length > 0 && (
        <p className={styles.quiet}>{t`We did not recognise these columns: ${ignoredColumns.join(', ')}.`}</p>
      )}
      {faulty > 0 && (
        <NativeOption
          type="checkbox"
          label={t`Only rows to fix`}
          checked={faultsOnly}
          onChange={setFaultsOnly}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard */}
      <section className={styles.tableFrame} aria-label={t`Rows of the table`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Row`}</th>
              <th scope="col">{t`Company`}</th>
              <th scope="col">{t`Position`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Applied`}</th>
              <th scope="col">{t`Outcome`}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.row} row={row} isPreview={preview} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={onClose}>
          {preview ? t`Cancel` : t`Close`}
        </button>
        {preview && (
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={isSaving || added === 0}
            onClick={onImport}
          >
            {isSaving ? t`Importing...` : plural(added, 'Import # application', 'Import # applications')}
          </button>
        )}
      </div>
    </>
  );
}

function Row({
  row: { row, outcome, application, errors },
  isPreview,
}: {
  row: ImportRowDto;
  isPreview: boolean;
}) {
  return (
    <tr data-outcome={outcome}>
      <td>{row}</td>
      <td dir="auto">{application.company}</td>
      <td dir="auto">{application.position}</td>
      <td>{application.status}</td>
      <td>{application.appliedDate}</td>
      <td>
        {OUTCOMES[outcome][isPreview ? 0 : 1]}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
