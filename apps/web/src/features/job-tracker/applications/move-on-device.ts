import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import type { DocumentGateway } from '../../../shared/document-session/document-kind.ts';
import { createDocumentSession } from '../../../shared/document-session/document-session.ts';
import { createFormHolder } from '../../../shared/document-session/form-holder.ts';
import { openStored } from '../../../shared/document-session/open-document.ts';
import { findDocument } from '../../../shared/offline/kept-answers.ts';
import { NoRoom } from '../../../shared/offline/no-room.ts';
import { type ApplicationContent, applicationDocument } from '../form/application-document.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import type { Application } from '../form/application-values.ts';
import { applicationPath } from './application-query.ts';

/** The server is not asked: it was a moment ago, and gave no answer. */
const onDevice: DocumentGateway<Application, ApplicationContent> = {
  load: async () => ({ status: 'unreachable' }),
  findCopy: (id) => findDocument<Application>(applicationPath(id)),
  save: async () => ({ status: 'unreachable' }),
};

/**
 * Moves an application to a status without a connection: as a saved change of the document, so that a status that was
 * set elsewhere meanwhile is a conflict and not overwritten. @returns false where this device does not have it. @throws NoRoom
 */
export async function moveOnDevice(userId: string, id: string, status: ApplicationStatus): Promise<boolean> {
  const options = {
    kind: applicationDocument,
    drafts: applicationDrafts,
    userId,
    // Edits that nobody asked to save are not sent along.
    accepts: ({ owed }: { owed?: unknown }) => owed !== undefined,
  };
  const answer = await openStored(options, id, onDevice);
  if (answer.status !== 'opened') return false;
  const { opened } = answer;
  const document = createFormHolder({ ...opened.form, status });
  const session = createDocumentSession({
    kind: applicationDocument,
    gateway: onDevice,
    drafts: applicationDrafts,
    userId,
    opened,
    document,
    onOutcome: () => undefined,
  });
  await session.save();
  await session.flushDraft();
  const isKept = session.state.getState().draft === 'kept';
  await session.close();
  if (!isKept) throw new NoRoom();
  return true;
}
