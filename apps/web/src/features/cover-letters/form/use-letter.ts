import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { useDocumentForm } from '../../../shared/document-session/use-document-form.ts';
import { WAITING_NOTICE } from '../../../shared/document-session/waiting-notice.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useLetterGateway } from '../api/letter-gateway.ts';
import { letterDocument, type OpenedLetter } from '../drafts/letter-document.ts';
import { letterDrafts } from '../drafts/letter-drafts.ts';
import type { LetterForm } from './letter-form.ts';

interface LetterOptions {
  opened: OpenedLetter;
  /** Words that did not come from the form's own inputs, to be shown in them. */
  onFill: (form: LetterForm) => void;
  onRefused: (error: unknown) => void;
}

/** One open letter: its words, where they are kept, and how they are saved. */
export function useLetter({ opened, onFill, onRefused }: LetterOptions) {
  const navigate = useNavigate();
  const gateway = useLetterGateway();
  const isNew = opened.documentId === undefined;
  /** A new letter is done when it is saved; it is found in the list. */
  const leaveNew = (): void => {
    const { savedJobId } = opened.form;
    const next = savedJobId
      ? ({ to: '/saved-jobs/$id', params: { id: savedJobId } } as const)
      : ({ to: '/dashboard' } as const);
    if (isNew) void letter.flushDraft().then(() => navigate(next));
  };
  const letter = useDocumentForm({
    kind: letterDocument,
    drafts: letterDrafts,
    gateway,
    opened,
    onFill,
    onSaved: () => {
      const [title, description] = isNew
        ? [t`Cover letter created!`, t`Your cover letter has been saved successfully.`]
        : [t`Cover letter saved!`, t`Your changes have been saved successfully.`];
      showNotice({ title, description });
      leaveNew();
    },
    onWaiting: () => {
      showNotice(WAITING_NOTICE);
      leaveNew();
    },
    onFailed: (error) => {
      onRefused(error);
      const title = isNew ? t`Failed to create cover letter` : t`Failed to save cover letter`;
      showError(title, errorText(error));
    },
  });
  return letter;
}
