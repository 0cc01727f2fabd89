import type { Claim } from './claim-draft.ts';
import type { DocumentGateway, DocumentKind, Failure, SaveOutcome, StoredDocument } from './document-kind.ts';
import { createDocumentSession } from './document-session.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { createFormHolder } from './form-holder.ts';
import { type OpenAnswer, openNew, openStored } from './open-document.ts';
import { sendInTurn } from './sending.ts';

/** Documents of one kind that may wait on this device. */
interface WaitingDocuments<Form, Stored extends StoredDocument, Body> {
  kind: DocumentKind<Form, Stored, Body>;
  drafts: Pick<DraftStore<Form>, 'epoch' | 'put' | 'drop' | 'list' | 'listOwed'>;
  gateway: DocumentGateway<Stored, Body>;
  /** The form of a document that nobody has begun. */
  blank: Form;
  nameOf: (form: Form) => string;
  claim?: Claim;
}

/** What became of one document that waited. */
export interface SentDocument {
  name: string;
  result: 'saved' | 'conflict' | 'deleted' | 'refused';
  /** Why it was refused. */
  message?: string;
}

type Result = SaveOutcome | { status: 'missing' } | undefined;

/**
 * Sends what a person saved without a connection, each through a separate session, so that a newer version on the
 * server is a conflict for the person and never written over. What is open in a tab is that tab's to send.
 */
export const sendWaitingDrafts = <Form, Stored extends StoredDocument, Body>(
  userId: string,
  documents: WaitingDocuments<Form, Stored, Body>,
): Promise<SentDocument[]> =>
  sendInTurn(async () => {
    const sent: SentDocument[] = [];
    for (const draft of await documents.drafts.listOwed(userId).catch(() => [])) {
      const result = await sendDraft(draft, documents);
      // The rest waits, too: for the connection, or for the next sign-in.
      if (result?.status === 'unreachable' || result?.status === 'signed-out') break;
      const told = result && report(result);
      if (told) sent.push({ name: documents.nameOf(draft.form), ...told });
    }
    return sent;
  });

function report(result: Exclude<Result, undefined>): Omit<SentDocument, 'name'> | undefined {
  switch (result.status) {
    case 'saved':
    case 'unchanged':
      return { result: 'saved' };
    case 'conflict':
      return { result: 'conflict' };
    case 'missing':
      return { result: 'deleted' };
    case 'refused':
      return { result: 'refused', message: result.message };
    default:
      return undefined;
  }
}

async function sendDraft<Form, Stored extends StoredDocument, Body>(
  draft: Draft<Form>,
  documents: WaitingDocuments<Form, Stored, Body>,
): Promise<Result> {
  const { kind, drafts, gateway, blank, claim } = documents;
  const { userId, documentId } = draft;
  const accepts = ({ id }: Draft<Form>): boolean => id === draft.id;
  const options = { kind, drafts, userId, accepts, ...(claim && { claim }) };
  const answer: OpenAnswer<Form, Stored> = documentId
    ? await openStored(options, documentId, { load: gateway.load })
    : { status: 'opened', opened: await openNew(options, blank) };
  if (answer.status === 'missing') return becomeNew(draft, drafts);
  if (answer.status !== 'opened') return answer satisfies Failure;
  const { opened } = answer;
  if (!opened.draft) {
    opened.release();
    return undefined;
  }
  const saving = new Promise<Result>((resolve) => {
    const document = createFormHolder(opened.form);
    const onOutcome = (_: unknown, outcome: SaveOutcome): void => {
      const isSent = session.state.getState().version !== opened.version;
      // All that was left to send breaks a rule: there is no news of it.
      const isOld = outcome.status === 'saved' && outcome.invalidFields && !isSent;
      void session.close().then(() => resolve(isOld ? undefined : outcome));
    };
    const session = createDocumentSession({ kind, gateway, drafts, userId, opened, document, onOutcome });
    if (opened.serverVersion) onOutcome(undefined, { status: 'conflict' });
    else if (session.isDirty()) void session.save(draft.owed);
    else onOutcome(undefined, { status: 'unchanged' });
  });
  return saving;
}

/** What was deleted elsewhere cannot take the words any more: they are kept as a document that was begun. */
async function becomeNew<Form>(
  { documentId: _, version: __, base: ___, owed: ____, ...words }: Draft<Form>,
  drafts: Pick<DraftStore<Form>, 'put'>,
): Promise<{ status: 'missing' }> {
  await drafts.put(words);
  return { status: 'missing' };
}
