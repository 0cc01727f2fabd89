import type { ResumeVersionSummaryDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type FormEvent, useState } from 'react';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { relativeText } from '../../../shared/dates/relative-text.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { t } from '../../../shared/language/texts.ts';
import { useNameVersion } from './version-calls.ts';
import styles from './versions.module.css';

export const titleOf = ({ name, version }: ResumeVersionSummaryDto): string => name || t`Version ${version}`;

interface VersionRowProps {
  version: ResumeVersionSummaryDto;
  busy: boolean;
  onCompare: () => void;
  onRestore: () => void;
}

/** One snapshot in the list. */
export function VersionRow({ version, busy, onCompare, onRestore }: VersionRowProps) {
  const [naming, setNaming] = useState(false);
  const title = titleOf(version);
  return (
    <li className={styles.row}>
      <p className={styles.name} dir="auto">
        {title}
      </p>
      <p className={styles.time}>
        <time dateTime={version.createdAt}>
          {dateTimeText(version.createdAt)} · {relativeText(version.createdAt)}
        </time>
        {version.title && <span dir="auto"> · {version.title}</span>}
      </p>
      {naming ? (
        <NameForm version={version} onDone={() => setNaming(false)} />
      ) : (
        <div className={styles.tools}>
          <button
            type="button"
            className="button"
            aria-label={t`Compare ${title}`}
            onClick={onCompare}
          >{t`Compare`}</button>
          <button
            type="button"
            className="button"
            aria-label={t`Restore ${title}`}
            disabled={busy}
            onClick={onRestore}
          >{t`Restore`}</button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-label={version.name ? t`Rename ${title}` : t`Name ${title}`}
            onClick={() => setNaming(true)}
          >
            {version.name ? t`Rename` : t`Name`}
          </button>
        </div>
      )}
    </li>
  );
}

function NameForm({ version, onDone }: { version: ResumeVersionSummaryDto; onDone: () => void }) {
  const [name, setName] = useState(version.name);
  const naming = useNameVersion(version.resumeId);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    naming.mutate(
      { path: { id: version.resumeId, versionId: version.id }, body: { name } },
      { onSuccess: onDone },
    );
  };
  return (
    <form onSubmit={save}>
      <LabelledControl label={t`Name of this version`} className={styles.naming}>
        {(id) => (
          <NativeInput
            id={id}
            autoFocus
            value={name}
            maxLength={LIMITS.nameMax}
            placeholder={t`e.g. Sent to Kora Foods`}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </LabelledControl>
      <div className={styles.tools}>
        <button
          type="submit"
          className="button"
          data-kind="primary"
          disabled={naming.isPending}
        >{t`Save name`}</button>
        <button type="button" className="button" data-kind="quiet" onClick={onDone}>{t`Cancel`}</button>
      </div>
    </form>
  );
}
