import { deleteSavedJob } from '@career/client/operations';
import type { SavedJobDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { NotOnDevice } from '../../../shared/document-session/not-on-device.tsx';
import { useStored } from '../../../shared/document-session/use-stored.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { keptSince, keptSinceStore } from '../../../shared/offline/kept-since.ts';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { JobDocumentForm } from './job-document-form.tsx';
import { type OpenedJob, savedJobDocument } from './saved-job-document.ts';
import { savedJobDrafts } from './saved-job-drafts.ts';
import { savedJobPath } from './saved-job-gateway.ts';
import { useJobDocument } from './use-job-document.ts';

interface JobFormProps {
  job: SavedJobDto;
  onDone: () => void;
}

/** The form of a saved job, with the changes that this device kept of it. */
export function JobForm({ job, onDone }: JobFormProps) {
  const { id: userId } = useCurrentUser();
  const options = { kind: savedJobDocument, drafts: savedJobDrafts, userId };
  const { answer, openAgain } = useStored(options, job.id, loaded(job));
  if (answer?.status === 'opened') return <OpenJob opened={answer.opened} {...{ job, onDone }} />;
  if (!answer || answer.status === 'missing') return <Loading text={t`Loading the job...`} />;
  return <NotOnDevice what={t`job`} failure={answer} onRetry={openAgain} />;
}

/** What was loaded for the page, as the server or this device gave it. */
const loaded = (job: SavedJobDto) => ({
  load: async () =>
    keptSince(keptSinceStore.getState().since, savedJobPath(job.id)) === undefined
      ? ({ status: 'found', stored: job } as const)
      : ({ status: 'unreachable' } as const),
  findCopy: async () => job,
});

/** All fields of a saved job. Closing keeps what was written on this device. */
function OpenJob({ job, opened, onDone }: JobFormProps & { opened: OpenedJob }) {
  const open = useJobDocument({ opened, onDone });
  return (
    <JobDocumentForm
      {...open}
      restoredText={t`We kept the changes you did not save.`}
      discardLabel={t`Discard my changes`}
      saveLabel={t`Save changes`}
      buttons={<DeleteJob job={job} />}
      onTakeTheirs={onDone}
    />
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
      else showError(t`Failed to delete job`, errorText(error));
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
      >{t`Delete`}</button>
      {isAsking && (
        <ConfirmDialog
          title={t`Delete saved job`}
          question={t`Remove this job from your list? An application you made from it stays.`}
          confirmLabel={t`Delete`}
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
