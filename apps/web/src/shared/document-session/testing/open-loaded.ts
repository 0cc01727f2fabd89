import type { StoredDocument } from '../document-kind.ts';
import { type OpenedDocument, type OpenOptions, openStored } from '../open-document.ts';

/** A document that the server has like this, with the edits that this device kept of it. */
export async function openLoaded<Form, Stored extends StoredDocument, Body>(
  options: OpenOptions<Form, Stored, Body>,
  stored: Stored,
): Promise<OpenedDocument<Form, Stored>> {
  const answer = await openStored(options, stored.id, { load: async () => ({ status: 'found', stored }) });
  if (answer.status !== 'opened') throw new Error(`It is not opened: ${answer.status}`);
  return answer.opened;
}
