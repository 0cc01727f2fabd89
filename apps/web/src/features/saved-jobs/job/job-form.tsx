import { saveSavedJobForm } from '@career/contracts/client/form-schemas.gen';
import { deleteSavedJob, updateSavedJob } from '@career/contracts/client/sdk.gen';
import type { SavedJobDto } from '@career/contracts/client/types.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { refreshSavedJobs, savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { bodyOf, valuesOf } from '../capture/job-values.ts';
import styles from '../saved-jobs.module.css';
import { JobFields } from './job-fields.tsx';

/** All fields of a saved job, saved over the version that was opened. */
export function JobForm({ job, onDone }: { job: SavedJobDto; onDone: () => void }) {
  const queries = useQueryClient();
  const [version, setVersion] = useState(job.version);
  const [isNewer, setNewer] = useState(false);
  const saving = useMutation({
    mutationFn: async (values: Record<string, string>) =>
      (
        await updateSavedJob({
          path: { id: job.id },
          body: { ...bodyOf(values), version },
          throwOnError: true,
        })
      ).data,
    onSuccess: (saved) => {
      queries.setQueryData(savedJobQuery(job.id).queryKey, saved);
      void refreshSavedJobs(queries);
      showNotice({ title: 'Job saved', description: 'Your changes have been saved.' });
      onDone();
    },
    onError: (error) => {
      form.showErrorsOf(error);
      if (!isStatus(error, 409)) {
        showError('Failed to save job', errorText(error));
        return;
      }
      // What was typed stays; the person decides which version counts.
      setNewer(true);
      void queries.fetchQuery({ ...savedJobQuery(job.id), staleTime: 0 });
    },
  });
  const form = useBodyForm(saveSavedJobForm, valuesOf(job), (values) => {
    if (!saving.isPending) saving.mutate(values);
  });
  const saveOver = async (): Promise<void> => {
    const stored = await queries.fetchQuery({ ...savedJobQuery(job.id), staleTime: 0 });
    setVersion(stored.version);
    setNewer(false);
  };

  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <JobFields form={form} />
      {isNewer && (
        <p role="alert">
          This job was changed on another device. Your text is still here.{' '}
          <button type="button" className="button" onClick={() => void saveOver()}>
            Keep my text
          </button>
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className="button" data-kind="primary" disabled={saving.isPending || isNewer}>
          {saving.isPending ? 'Saving...' : 'Save changes'}
        </button>
        <DeleteJob job={job} />
      </div>
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
          question="Take this job off your list? An application that you made of it stays."
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
