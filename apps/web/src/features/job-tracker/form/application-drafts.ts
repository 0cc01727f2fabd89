import { DraftStore } from '../../../shared/document-session/draft-store.ts';
import type { ApplicationContent } from './application-document.ts';

/** Edits of applications that the server does not have yet. */
export const applicationDrafts = new DraftStore<ApplicationContent>('application');
