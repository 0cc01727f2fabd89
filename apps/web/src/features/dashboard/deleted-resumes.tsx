import {
  listDeletedResumesOptions,
  listResumesQueryKey,
  restoreResumeMutation,
} from '@career/contracts/client/@tanstack/react-query.gen';
import type { DeletedResumeDto } from '@career/contracts/client/types.gen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../shared/api/api-error.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What was deleted in the last 30 days, behind a quiet button; nothing is asked for until it is opened. */
export function DeletedResumes() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="dash-deleted">
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Recently deleted
      </button>
      {open && <DeletedList id={id} />}
    </div>
  );
}

function DeletedList({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...listDeletedResumesOptions(), staleTime: 0 });
  const queries = useQueryClient();
  const restoring = useMutation({
    ...restoreResumeMutation(),
    onSuccess: async (resume) => {
      showNotice({
        title: 'Resume restored',
        description: `${resume.title || 'Your resume'} is on your list again.`,
      });
      await Promise.all([refetch(), queries.refetchQueries({ queryKey: listResumesQueryKey() })]);
    },
    onError: (fault) => showError('The resume was not restored', errorText(fault)),
  });
  return (
    <div id={id}>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !data && <p role="status">Loading...</p>}
      {data?.length === 0 && <p>Nothing was deleted in the last 30 days.</p>}
      {data && data.length > 0 && (
        <ul className="dash-list" aria-label="Recently deleted">
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
  const name = resume.title || 'Untitled resume';
  return (
    <li className="dash-row">
      <div className="dash-row-text">
        <p className="dash-row-title">{name}</p>
        <p className="dash-row-note">
          <span>Can be restored until {DAY.format(new Date(resume.restorableUntil))}</span>
        </p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={`Restore ${name}`}
        disabled={busy}
        onClick={onRestore}
      >
        Restore
      </button>
    </li>
  );
}
