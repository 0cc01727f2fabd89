import type { ReactNode } from 'react';
import { WAITING_TEXT } from '../../../shared/document-session/waiting-notice.ts';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import styles from '../saved-jobs.module.css';
import { JobFields } from './job-fields.tsx';
import type { JobDocument } from './use-job-document.ts';

const JobConflict = lazyPart(() => import('./job-conflict.tsx'), 'JobConflict');

interface JobDocumentFormProps extends JobDocument {
  /** Said where edits of an earlier visit were brought back. */
  restoredText: string;
  discardLabel: string;
  saveLabel: string;
  className?: string | undefined;
  /** Above the fields. */
  children?: ReactNode;
  /** Beside the one that saves. */
  buttons?: ReactNode;
  /** The other version was chosen in a conflict. */
  onTakeTheirs: () => void;
}

/** The form of a saved job, new or stored. */
export function JobDocumentForm(props: JobDocumentFormProps) {
  const { document, form, restoredText, discardLabel, saveLabel, className, onTakeTheirs } = props;
  const { serverVersion, conflict, isSaving } = document;
  return (
    <form
      ref={form.form}
      className={[styles.form, className].filter(Boolean).join(' ')}
      noValidate
      onSubmit={form.submit}
    >
      {document.isRestored && (
        <p className={boxed.hint} role="status">
          {restoredText}{' '}
          <button type="button" className="button" data-kind="quiet" onClick={() => void document.discard()}>
            {discardLabel}
          </button>
        </p>
      )}
      {props.children}
      <JobFields form={form} />
      <div className={boxed.buttons}>
        <button type="submit" className="button" data-kind="primary" disabled={isSaving}>
          {isSaving ? t`Saving...` : saveLabel}
        </button>
        {props.buttons}
      </div>
      {document.isWaiting && <p className={styles.hint}>{WAITING_TEXT}</p>}
      {serverVersion && (
        <PartBoundary asked={serverVersion} onMissing={conflict.onClose}>
          <JobConflict
            mine={form.values}
            theirs={serverVersion}
            {...conflict}
            onTakeTheirs={() => {
              conflict.onTakeTheirs();
              onTakeTheirs();
            }}
          />
        </PartBoundary>
      )}
    </form>
  );
}
