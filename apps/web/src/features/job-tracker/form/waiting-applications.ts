import type { QueryClient } from '@tanstack/react-query';
import {
  type SentDocument,
  sendWaitingDrafts,
} from '../../../shared/document-session/send-waiting-drafts.ts';
import { applicationDocument, newContent } from './application-document.ts';
import { applicationDrafts } from './application-drafts.ts';
import { createApplicationGateway } from './application-gateway.ts';
import { applicationName } from './application-values.ts';

/** Sends the applications that were added, changed or moved without a connection. */
export const sendWaiting = (userId: string, queries: QueryClient): Promise<SentDocument[]> =>
  sendWaitingDrafts(userId, {
    kind: applicationDocument,
    drafts: applicationDrafts,
    gateway: createApplicationGateway(queries),
    blank: newContent({}),
    nameOf: applicationName,
  });
