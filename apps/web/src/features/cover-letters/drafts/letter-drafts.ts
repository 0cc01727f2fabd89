import { DraftStore } from '../../../shared/document-session/draft-store.ts';
import type { LetterForm } from '../form/letter-form.ts';

/** Edits of letters that the server does not have yet. */
export const letterDrafts = new DraftStore<LetterForm>('letter');
