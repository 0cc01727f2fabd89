import {
  deleteResumeMutation,
  listDeletedResumesQueryKey,
  listResumesQueryKey,
} from '@career/contracts/client/@tanstack/react-query.gen';
import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { EXPERIENCE_LEVEL_NAMES } from '@career/contracts/vocabulary/resume-vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../shared/api/api-error.ts';
import { showError } from '../../shared/notices/notices.ts';
import { dropResume } from '../../shared/offline/device-copies.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { DeletedResumes } from './deleted-resumes.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

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

export function RecentResumes({ resumes }: { resumes: readonly ResumeSummaryDto[] }) {
  const deletion = useDeleteResume();
  const [doomed, setDoomed] = useState<string>();
  const [copied, setCopied] = useState<ResumeSummaryDto>();

  return (
    <section className="card dash-recent" aria-labelledby="recent-resumes">
      <div className="dash-recent-head">
        <h2 id="recent-resumes" tabIndex={-1}>
          Recent Resumes
        </h2>
        <Link to="/resume/new" className="button">
          <Icon name="plus" size={18} /> New Resume
        </Link>
      </div>
      {resumes.length === 0 ? (
        <div className="dash-empty">
          <Icon name="document" size={40} />
          <p className="dash-empty-title">No resumes yet</p>
          <p>Create your first resume to get started</p>
        </div>
      ) : (
        <ul className="dash-list">
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              onDuplicate={() => setCopied(resume)}
              onDelete={() => setDoomed(resume.id)}
            />
          ))}
        </ul>
      )}
      <DeletedResumes />
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
    </section>
  );
}

interface ResumeRowProps {
  resume: ResumeSummaryDto;
  onDuplicate: () => void;
  onDelete: () => void;
}

function ResumeRow({ resume, onDuplicate, onDelete }: ResumeRowProps) {
  const { id, title, industry, experienceLevel, isDraft } = resume;
  const name = title || 'Untitled resume';
  return (
    <li className="dash-row">
      <div className="dash-row-text">
        <p className="dash-row-title">{name}</p>
        <p className="dash-row-note">
          {industry && <span>{industry}</span>}
          <span>{EXPERIENCE_LEVEL_NAMES[experienceLevel]}</span>
          {isDraft && <span className="dash-draft">Draft</span>}
        </p>
      </div>
      <div className="dash-row-tools">
        <Link to="/resume/preview/$id" params={{ id }} className="icon-button">
          <Icon name="eye" />
          <span className="visually-hidden">View {name}</span>
        </Link>
        <Link to="/resume/edit/$id" params={{ id }} className="icon-button">
          <Icon name="pencil" />
          <span className="visually-hidden">Edit {name}</span>
        </Link>
        <button type="button" className="icon-button" onClick={onDuplicate}>
          <Icon name="copy" />
          <span className="visually-hidden">Duplicate {name}</span>
        </button>
        <button type="button" className="icon-button" onClick={onDelete}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete {name}</span>
        </button>
      </div>
    </li>
  );
}
