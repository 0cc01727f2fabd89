import { DraftStore } from '../../../shared/document-session/draft-store.ts';
import type { JobValues } from '../capture/job-values.ts';

/** Edits of saved jobs that the server does not have yet. */
export const savedJobDrafts = new DraftStore<JobValues>('saved-job');
