import {
  deleteResumeMutation,
  listDeletedResumesQueryKey,
  listResumesQueryKey,
} from '@career/contracts/client/@tanstack/react-query.gen';
import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { showError } from '../notices/notices.ts';
import { dropResume } from '../offline/device-copies.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { type FilingActions, ResumeRow } from './resume-row.tsx';

const DELETE_QUESTION = 'Are you sure you want to delete this resume? This action cannot be undone.';

const RESTORE_NOTE = `You can still get it back for ${LIMITS.deletedResumeDays} days under Recently deleted.`;
const DELETE_FAILED = 'Failed to delete resume. Please try again.';

/** Deletes a resume and reads the list again. */
function useDeleteResume() {
  const queries = useQueryClient();
  return useMutation({
    ...deleteResumeMutation(),
    onSuccess: (_answer, { path }) => {
      void dropResume(path.id);
      return Promise.all([
        queries.refetchQueries({ queryKey: listResumesQueryKey() }),
        queries.refetchQueries({ queryKey: listDeletedResumesQueryKey() }),
      ]);
    },
    onError: (error) => {
      console.error(DELETE_FAILED, error);
      showError(DELETE_FAILED, errorText(error));
    },
  });
}

/** Resumes with view, edit, duplicate and delete. */
export function ResumeRows({
  resumes,
  filing,
}: {
  resumes: readonly ResumeSummaryDto[];
  filing?: FilingActions;
}) {
  const deletion = useDeleteResume();
  const [doomed, setDoomed] = useState<string>();
  const [copied, setCopied] = useState<ResumeSummaryDto>();

  return (
    <>
      <ul className="row-list">
        {resumes.map((resume) => (
          <ResumeRow
            key={resume.id}
            resume={resume}
            filing={filing}
            onDuplicate={() => setCopied(resume)}
            onDelete={() => setDoomed(resume.id)}
          />
        ))}
      </ul>
      {copied && <DuplicateDialog resume={copied} onClose={() => setCopied(undefined)} />}
      {doomed !== undefined && (
        <ConfirmDialog
          title="Delete resume"
          question={DELETE_QUESTION}
          note={RESTORE_NOTE}
          confirmLabel="Delete"
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            deletion.mutate({ path: { id: doomed } });
            setDoomed(undefined);
          }}
        />
      )}
    </>
  );
}
