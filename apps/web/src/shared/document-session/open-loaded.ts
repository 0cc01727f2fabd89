import type { StoredDocument } from './document-kind.ts';
import {
  claimNewest,
  type OpenedDocument,
  type OpenOptions,
  readDrafts,
  withDraft,
} from './open-document.ts';

/** A stored document that was just loaded, with the edits that this device kept of it. */
export async function openLoaded<Form, Stored extends StoredDocument, Body>(
  options: OpenOptions<Form, Stored, Body>,
  stored: Stored,
): Promise<OpenedDocument<Form, Stored>> {
  const claimed = await claimNewest(await readDrafts(options, stored.id), options.claim);
  return withDraft(options.kind, stored, claimed);
}
