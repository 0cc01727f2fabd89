import { type Draft, DraftStore } from '../../../shared/drafts/draft-store.ts';
import type { ResumeForm } from '../form/resume-form.ts';

/** Edits of a resume that the server does not have yet. */
export interface ResumeDraft extends Draft {
  /** Missing while the resume was never saved. */
  resumeId?: string;
  /** Version of the resume that the edits start from. */
  version?: number;
  /** Names the first save, so that repeating it makes no second resume. */
  creationKey: string;
  form: ResumeForm;
  step: string;
}

const store = new DraftStore<ResumeDraft>('career-toolkit-drafts', ({ resumeId }) => resumeId);

export const draftEpoch = store.epoch;
export const findDraft = store.find;
export const listUnsavedDrafts = store.listUnsaved;
export const putDraft = store.put;
export const dropDraft = store.drop;
export const clearDrafts = store.clear;
