import { listDeletedResumesOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../language/texts.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import './deleted-resumes.css';

const DeletedList = lazyPart(() => import('./deleted-list.tsx'), 'DeletedList');

interface DeletedResumesProps {
  /** The id of the heading that gets the focus when a row goes away: that of the list that the resume returns to. */
  listId: string;
}

/** What was deleted in the last 30 days, behind a quiet button; not there while there is nothing to restore. */
export function DeletedResumes({ listId }: DeletedResumesProps) {
  const { data, error } = useQuery(listDeletedResumesOptions());
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!error && !data?.length) return null;
  return (
    <div className="deleted-resumes">
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >{t`Recently deleted`}</button>
      <PartBoundary asked={open} onMissing={() => setOpen(false)}>
        {open && <DeletedList id={id} listId={listId} />}
      </PartBoundary>
    </div>
  );
}
