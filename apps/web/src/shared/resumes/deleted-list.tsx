import {
  listDeletedResumesOptions,
  listResumesQueryKey,
  restoreResumeMutation,
} from '@career/client/queries';
import type { DeletedResumeDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/api-error.ts';
import { dateText } from '../dates/date-text.ts';
import { t } from '../language/texts.ts';
import { showError, showNotice } from '../notices/notices.ts';

interface DeletedListProps {
  id: string;
  /** The id of the heading that gets the focus when a row goes away: that of the list that the resume returns to. */
  listId: string;
}

/** What was deleted, each with a way back. */
export function DeletedList({ id, listId }: DeletedListProps) {
  const { data, error, refetch } = useQuery(listDeletedResumesOptions());
  const queries = useQueryClient();
  const restoring = useMutation({
    ...restoreResumeMutation(),
    onSuccess: async (resume) => {
      showNotice({
        title: t`Resume restored`,
        description: t`${resume.title || t`Your resume`} is on your list again.`,
      });
      // The row goes away, and the focus with it: it moves to where the resume is now.
      document.getElementById(listId)?.focus();
      await Promise.all([refetch(), queries.refetchQueries({ queryKey: listResumesQueryKey() })]);
    },
    onError: async (fault) => {
      showError(t`The resume was not restored`, errorText(fault));
      await refetch();
    },
  });
  return (
    <div id={id}>
      {error && (
        <div role="alert">
          <p>{errorText(error)}</p>
          <button type="button" className="button" onClick={() => void refetch()}>{t`Try again`}</button>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className="row-list" aria-label={t`Recently deleted`}>
          {data.map((resume) => (
            <DeletedRow
              key={resume.id}
              resume={resume}
              busy={restoring.isPending}
              onRestore={() => restoring.mutate({ path: { id: resume.id } })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeletedRowProps {
  resume: DeletedResumeDto;
  busy: boolean;
  onRestore: () => void;
}

function DeletedRow({ resume, busy, onRestore }: DeletedRowProps) {
  const name = resume.title || t`Untitled resume`;
  return (
    <li className="list-row">
      <div className="list-row-text">
        <p className="list-row-title">{name}</p>
        <p className="list-row-note">
          <span>{t`Can be restored until ${dateText(resume.restorableUntil)}`}</span>
        </p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={t`Restore ${name}`}
        disabled={busy}
        onClick={onRestore}
      >{t`Restore`}</button>
    </li>
  );
}
