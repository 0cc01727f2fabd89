import type { QueryClient } from '@tanstack/react-query';
import {
  type SentDocument,
  sendWaitingDrafts,
} from '../../../shared/document-session/send-waiting-drafts.ts';
import { createLetterGateway } from '../api/letter-gateway.ts';
import { EMPTY_LETTER, letterName } from '../form/letter-form.ts';
import { letterDocument } from './letter-document.ts';
import { letterDrafts } from './letter-drafts.ts';

/** Sends the letters that were saved without a connection. */
export const sendWaiting = (userId: string, queries: QueryClient): Promise<SentDocument[]> =>
  sendWaitingDrafts(userId, {
    kind: letterDocument,
    drafts: letterDrafts,
    gateway: createLetterGateway(queries),
    blank: EMPTY_LETTER,
    nameOf: letterName,
  });
