import type { ResumeVersionSummaryDto } from '@career/client/types';
import { useMemo } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { ComparedSides } from '../../../shared/ui/compared-sides.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { useDocument, useEditor } from '../editor/editor-context.tsx';
import { differingSections, merged, sectionLines } from '../form/compare-sections.ts';
import { type StoredContent, toForm } from '../form/resume-form.mapper.ts';
import { useVersion } from './version-calls.ts';
import { titleOf } from './version-row.tsx';
import styles from './versions.module.css';

interface VersionComparisonProps {
  version: ResumeVersionSummaryDto;
  busy: boolean;
  onBack: () => void;
  onRestore: () => void;
}

/** What differs between a snapshot and the open resume; a section of it can be brought back alone. */
export function VersionComparison({ version, busy, onBack, onRestore }: VersionComparisonProps) {
  const { data, error } = useVersion(version.resumeId, version.id);
  const session = useEditor();
  const now = useDocument((document) => document);
  const then = useMemo(() => data && toForm(data.content as StoredContent), [data]);
  const sections = then ? differingSections(now, then) : [];

  return (
    <div className={styles.comparison}>
      <div className={styles.tools}>
        <button type="button" className="button" data-kind="quiet" onClick={onBack}>
          <span className="pointing" aria-hidden="true">
            ←
          </span>{' '}
          {t`All versions`}
        </button>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={busy}
          onClick={onRestore}
        >{t`Restore this version`}</button>
      </div>
      <h3>{titleOf(version)}</h3>
      {error && <p role="alert">{t`This version could not be read: ${errorText(error)}`}</p>}
      {!error && !then && <Loading text={t`Loading the version...`} />}
      {then && sections.length === 0 && <p>{t`It is the same as your resume now.`}</p>}
      {then &&
        sections.map(({ id, label }) => (
          <section key={id} className={styles.section} aria-label={label}>
            <h4>{label}</h4>
            <ComparedSides
              sides={[
                { label: t`Now`, lines: sectionLines(now, id) },
                { label: t`In this version`, lines: sectionLines(then, id) },
              ]}
            />
            <button
              type="button"
              className="button"
              onClick={() => session.documents.getState().replace(merged(now, then, new Set([id])))}
            >{t`Bring back ${label}`}</button>
          </section>
        ))}
    </div>
  );
}
