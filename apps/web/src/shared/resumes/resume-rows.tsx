import {
  deleteResumeMutation,
  listDeletedResumesQueryKey,
  listResumesQueryKey,
} from '@career/client/queries';
import type { ResumeSummaryDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { t } from '../language/texts.ts';
import { showError } from '../notices/notices.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { type FilingActions, ResumeRow } from './resume-row.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), 'DeleteDialog');
const DuplicateDialog = lazyPart(() => import('./duplicate-dialog.tsx'), 'DuplicateDialog');

const DELETE_FAILED = t`Failed to delete resume. Please try again.`;

/** Deletes a resume and reads the list again. */
function useDeleteResume() {
  const queries = useQueryClient();
  return useMutation({
    ...deleteResumeMutation(),
    onSuccess: (_answer, { path }) => {
      void import('../offline/device-copies.ts').then(
        ({ dropResume }) => dropResume(path.id),
        () => undefined,
      );
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
      <PartBoundary asked={copied} onMissing={() => setCopied(undefined)}>
        {copied && <DuplicateDialog resume={copied} onClose={() => setCopied(undefined)} />}
      </PartBoundary>
      <PartBoundary asked={doomed} onMissing={() => setDoomed(undefined)}>
        {doomed !== undefined && (
          <DeleteDialog
            onCancel={() => setDoomed(undefined)}
            onConfirm={() => {
              deletion.mutate({ path: { id: doomed } });
              setDoomed(undefined);
            }}
          />
        )}
      </PartBoundary>
    </>
  );
}
