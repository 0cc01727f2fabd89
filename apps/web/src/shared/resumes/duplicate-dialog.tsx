import { duplicateResume } from '@career/client/operations';
import { listResumesQueryKey } from '@career/client/queries';
import type { ResumeSummaryDto } from '@career/client/types';
import {
  DOCUMENT_LANGUAGE_NAMES,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
} from '@career/contracts/vocabulary/document-languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { recentApplicationsQuery, refreshApplications } from '../applications/application-queries.ts';
import { LabelledControl } from '../forms/native/labelled-control.tsx';
import { NativeSelect } from '../forms/native/native-select.tsx';
import { t } from '../language/texts.ts';
import { showError } from '../notices/notices.ts';
import '../ui/confirm-dialog.css';

interface DuplicateDialogProps {
  resume: ResumeSummaryDto;
  onClose: () => void;
}

const LANGUAGE_OPTIONS = DOCUMENT_LANGUAGES.map((value) => ({
  value,
  label: DOCUMENT_LANGUAGE_NAMES[value],
}));

/** Makes a copy of a resume, plain, in another language or for a job applied for, and opens it. */
export function DuplicateDialog({ resume, onClose }: DuplicateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [jobId, setJobId] = useState('');
  const [language, setLanguage] = useState<DocumentLanguage | ''>('');
  // One copy, however often the button is pressed.
  const [key] = useState(() => `${resume.id} ${Date.now()} ${Math.random()}`);
  const { data: applications = [] } = useQuery(recentApplicationsQuery);
  const copying = useCopy(resume.id, key);

  useEffect(() => {
    const asker = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    };
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    copying.mutate({ jobId, language });
  };
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form onSubmit={submit}>
        <h2 id={`${id}-title`}>{t`Duplicate resume`}</h2>
        <p>{t`The copy opens in the editor. ${resume.title || t`The original`} stays as it is.`}</p>
        {applications.length > 0 && (
          <LabelledControl label={t`For a job application`}>
            {(selectId) => (
              <NativeSelect
                id={selectId}
                value={jobId}
                onChange={(event) => setJobId(event.target.value)}
                options={[
                  { value: '', label: t`None, just a copy` },
                  ...applications.map((one) => ({
                    value: one.id,
                    label: t`${one.position} at ${one.company}`,
                  })),
                ]}
              />
            )}
          </LabelledControl>
        )}
        <LabelledControl
          label={t`Language of the copy`}
          hint={
            language &&
            t`Headings, months and labels change; you write the rest. The copy shows when the original has changed.`
          }
        >
          {(selectId) => (
            <NativeSelect
              id={selectId}
              value={language}
              onChange={(event) => setLanguage(event.target.value as DocumentLanguage | '')}
              options={[{ value: '', label: t`The same` }, ...LANGUAGE_OPTIONS]}
            />
          )}
        </LabelledControl>
        <div className="confirm-buttons">
          <button type="button" className="button" onClick={onClose}>{t`Cancel`}</button>
          <button
            type="submit"
            className="button"
            data-kind="primary"
            disabled={copying.isPending}
          >{t`Duplicate`}</button>
        </div>
      </form>
    </dialog>
  );
}

function useCopy(id: string, key: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ jobId, language }: { jobId: string; language: DocumentLanguage | '' }) => {
      const { data } = await duplicateResume({
        path: { id },
        body: { ...(jobId ? { jobApplicationId: jobId } : {}), ...(language ? { language } : {}) },
        headers: { 'Idempotency-Key': [key, jobId, language].join(' ').trimEnd() },
        throwOnError: true,
      });
      return data;
    },
    onSuccess: async (copy) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: listResumesQueryKey() }),
        refreshApplications(queries),
      ]);
      await navigate({ to: '/resume/edit/$id', params: { id: copy.id } });
    },
    onError: (error) => showError(t`The resume was not duplicated`, errorText(error)),
  });
}
