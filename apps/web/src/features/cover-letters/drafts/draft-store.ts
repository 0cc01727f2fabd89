import { type Draft, DraftStore } from '../../../shared/drafts/draft-store.ts';
import type { LetterForm } from '../form/letter-form.ts';

/** Edits of a letter that the server does not have yet. */
export interface LetterDraft extends Draft {
  /** Missing while the letter was never saved. */
  letterId?: string;
  /** Version of the letter that the edits start from. */
  version?: number;
  form: LetterForm;
}

const store = new DraftStore<LetterDraft>('career-toolkit-letter-drafts', ({ letterId }) => letterId);

export const letterDraftEpoch = store.epoch;
export const findLetterDraft = store.find;
export const listNewLetterDrafts = store.listUnsaved;
export const putLetterDraft = store.put;
export const dropLetterDraft = store.drop;
export const clearLetterDrafts = store.clear;
