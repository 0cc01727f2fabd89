import type { QueryClient } from '@tanstack/react-query';
import {
  type SentDocument,
  sendWaitingDrafts,
} from '../../../shared/document-session/send-waiting-drafts.ts';
import { EMPTY_JOB } from '../capture/job-values.ts';
import { jobName } from '../job-name.ts';
import { savedJobDocument } from './saved-job-document.ts';
import { savedJobDrafts } from './saved-job-drafts.ts';
import { createSavedJobGateway } from './saved-job-gateway.ts';

/** Sends the saved jobs that were changed without a connection. */
export const sendWaiting = (userId: string, queries: QueryClient): Promise<SentDocument[]> =>
  sendWaitingDrafts(userId, {
    kind: savedJobDocument,
    drafts: savedJobDrafts,
    gateway: createSavedJobGateway(queries),
    blank: EMPTY_JOB,
    nameOf: jobName,
  });
