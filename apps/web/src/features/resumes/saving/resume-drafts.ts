import { DraftStore } from '../../../shared/document-session/draft-store.ts';
import type { ResumeForm } from '../form/resume-form.ts';

/** Edits of resumes that the server does not have yet. */
export const resumeDrafts = new DraftStore<ResumeForm>('resume');
