import { saveSavedJobForm } from '@career/contracts/client/form-schemas.gen';
import { deleteSavedJob } from '@career/contracts/client/sdk.gen';
import type { SavedJobDto } from '@career/contracts/client/types.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { valuesOf } from '../capture/job-values.ts';
import styles from '../saved-jobs.module.css';
import { JobFields } from './job-fields.tsx';
import { useJobChanges } from './use-job-changes.ts';

const JobConflict = lazyPart(() => import('./job-conflict.tsx'), 'JobConflict');

/** All fields of a saved job, saved over the version that was opened. */
export function JobForm({ job, onDone }: { job: SavedJobDto; onDone: () => void }) {
  const changes = useJobChanges({ job, onSaved: onDone, onRefused: (error) => form.showErrorsOf(error) });
  const form = useBodyForm(saveSavedJobForm, valuesOf(job), (values) => changes.save(values));
  const { theirs, isSaving, closeChoice } = changes;
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <JobFields form={form} />
      <div className={boxed.buttons}>
        <button type="submit" className="button" data-kind="primary" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save changes'}
        </button>
        <DeleteJob job={job} />
      </div>
      {theirs && (
        <PartBoundary asked={theirs} onMissing={closeChoice}>
          <JobConflict
            mine={form.values}
            theirs={theirs}
            isBusy={isSaving}
            onKeepMine={() => changes.save(form.values, theirs)}
            onTakeTheirs={onDone}
            onClose={closeChoice}
          />
        </PartBoundary>
      )}
    </form>
  );
}

function DeleteJob({ job }: { job: SavedJobDto }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    void navigate({ to: '/saved-jobs' });
    void refreshSavedJobs(queries);
  };
  const removing = useMutation({
    mutationFn: () => deleteSavedJob({ path: { id: job.id }, throwOnError: true }),
    onSuccess: leave,
    onError: (error) => {
      // Deleted elsewhere is deleted all the same.
      if (isStatus(error, 404)) leave();
      else showError('Failed to delete job', errorText(error));
    },
  });
  return (
    <>
      <button
        type="button"
        className="button"
        data-kind="danger"
        disabled={removing.isPending}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Delete saved job"
          question="Remove this job from your list? An application you made from it stays."
          confirmLabel="Delete"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            removing.mutate();
          }}
        />
      )}
    </>
  );
}
