import type { QueryClient } from '@tanstack/react-query';
import {
  type SentDocument,
  sendWaitingDrafts,
} from '../../../shared/document-session/send-waiting-drafts.ts';
import { t } from '../../../shared/language/texts.ts';
import { createResumeGateway } from '../api/resume-gateway.ts';
import { checkResume } from '../form/check-resume.ts';
import { emptyResumeForm } from '../form/resume-form.ts';
import { resumeDocument } from './resume-document.ts';
import { resumeDrafts } from './resume-drafts.ts';

/** Sends the resumes that were edited without a connection. */
export const sendWaiting = async (userId: string, queries: QueryClient): Promise<SentDocument[]> => {
  // Without locks (plain http) nobody knows which tab has one open; it is sent when it is opened.
  if (!('locks' in navigator)) return [];
  return sendWaitingDrafts(userId, {
    kind: resumeDocument(checkResume),
    drafts: resumeDrafts,
    gateway: createResumeGateway(queries, userId),
    blank: emptyResumeForm(),
    nameOf: ({ title }) => title || t`Untitled resume`,
  });
};
