import type { ResumeSummaryDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { t } from '../../../shared/language/texts.ts';
import '../../../shared/ui/confirm-dialog.css';
import { splitSkills } from '../form/new-skills.ts';
import { useFileResume } from './use-file-resume.ts';

interface TagsDialogProps {
  resume: ResumeSummaryDto;
  onClose: () => void;
}

const { resumeTagsMax, resumeTagMax } = LIMITS;

/** The words that a resume is found by. */
export function TagsDialog({ resume, onClose }: TagsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(resume.tags.join(', '));
  const filing = useFileResume();
  const { whole, rest } = splitSkills(typed);
  const tags = [...whole, rest.trim()].filter(Boolean);
  const isTooMuch = tags.length > resumeTagsMax || tags.some((tag) => tag.length > resumeTagMax);

  useEffect(() => {
    const asker = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    };
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTooMuch) return;
    filing.mutate({ path: { id: resume.id }, body: { tags } }, { onSuccess: onClose });
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
        <h2 id={`${id}-title`}>{t`Tags`}</h2>
        <p
          id={`${id}-help`}
        >{t`A few words to help you find ${resume.title || t`this resume`}. Separate them with commas; at most ${resumeTagsMax}, each up to ${resumeTagMax} letters.`}</p>
        <LabelledControl label={t`Tags`}>
          {(inputId) => (
            <NativeInput
              id={inputId}
              value={typed}
              placeholder={t`e.g. Banking, Sent`}
              aria-describedby={`${id}-help`}
              aria-invalid={isTooMuch || undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </LabelledControl>
        {isTooMuch && <p role="alert">{t`There are too many tags, or one is too long.`}</p>}
        <div className="confirm-buttons">
          <button type="button" className="button" onClick={onClose}>{t`Cancel`}</button>
          <button
            type="submit"
            className="button"
            data-kind="primary"
            disabled={filing.isPending}
          >{t`Save tags`}</button>
        </div>
      </form>
    </dialog>
  );
}
