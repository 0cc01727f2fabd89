import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { useDocumentForm } from '../../../shared/document-session/use-document-form.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useLetterGateway } from '../api/letter-gateway.ts';
import { letterDocument, type OpenedLetter } from '../drafts/letter-document.ts';
import { letterDrafts } from '../drafts/letter-drafts.ts';
import type { LetterForm } from './letter-form.ts';

interface LetterOptions {
  opened: OpenedLetter;
  /** The saved job that the letter is for. */
  savedJobId?: string | undefined;
  /** Words that did not come from the form's own inputs, to be shown in them. */
  onFill: (form: LetterForm) => void;
  onRefused: (error: unknown) => void;
}

/** One open letter: its words, where they are kept, and how they are saved. */
export function useLetter({ opened, savedJobId, onFill, onRefused }: LetterOptions) {
  const navigate = useNavigate();
  const gateway = useLetterGateway(savedJobId);
  const isNew = opened.documentId === undefined;
  const letter = useDocumentForm({
    kind: letterDocument,
    drafts: letterDrafts,
    gateway,
    opened,
    onFill,
    onSaved: () => {
      const [title, description] = isNew
        ? ['Cover letter created!', 'Your cover letter has been saved successfully.']
        : ['Cover letter saved!', 'Your changes have been saved successfully.'];
      showNotice({ title, description });
      if (isNew)
        void letter
          .flushDraft()
          .then(() =>
            navigate(
              savedJobId ? { to: '/saved-jobs/$id', params: { id: savedJobId } } : { to: '/dashboard' },
            ),
          );
    },
    onFailed: (error) => {
      onRefused(error);
      const title = isNew ? 'Failed to create cover letter' : 'Failed to save cover letter';
      showError(title, errorText(error));
    },
  });
  return letter;
}
