import { answerInTime } from '../offline/answer-in-time.ts';
import { SERVER_WAIT_MS } from '../offline/unreachable-server.ts';
import { type Claim, claimDraft } from './claim-draft.ts';
import type { DocumentGateway, DocumentKind, Failure, LoadAnswer, StoredDocument } from './document-kind.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { hashOf } from './hash.ts';
import { randomId } from './random-id.ts';

/** What a session starts from. */
export interface OpenedDocument<Form, Stored> {
  /** Names the draft on this device, and the first save. */
  key: string;
  documentId?: string | undefined;
  /** Version that the edits start from. */
  version?: number | undefined;
  form: Form;
  /** The document as the server has it; in a conflict, as it was when the edits began. */
  saved: Form;
  /** Edits of an earlier session were brought back. */
  restored: boolean;
  /** Set when those edits start from an older version than the one on the server. */
  serverVersion?: Stored;
  /** The server could not be asked; what is on the device is all there is. */
  unreachable?: boolean;
  /** The server's answer, where it took longer than a person should wait for what the device has. */
  late?: Promise<LoadAnswer<Stored>> | undefined;
  draft?: Draft<Form> | undefined;
  /** Gives the draft to other tabs. */
  release: () => void;
}

export type OpenAnswer<Form, Stored> =
  | { status: 'opened'; opened: OpenedDocument<Form, Stored> }
  | { status: 'missing' }
  | Failure;

export interface OpenOptions<Form, Stored extends StoredDocument, Body> {
  kind: DocumentKind<Form, Stored, Body>;
  drafts: Pick<DraftStore<Form>, 'list'>;
  userId: string;
  claim?: Claim;
  /** Which drafts may be taken up; all of the document, where nothing is said. */
  accepts?: (draft: Draft<Form>) => boolean;
}

interface Claimed<Form> {
  draft?: Draft<Form> | undefined;
  key: string;
  release: () => void;
}

/** The newest draft of a document, or of what was never saved, that no other tab has open; else the key of a new one. */
async function claimNewest<Form, Stored extends StoredDocument, Body>(
  { kind, drafts, userId, claim = claimDraft, accepts = () => true }: OpenOptions<Form, Stored, Body>,
  id?: string,
): Promise<Claimed<Form>> {
  // A device that refuses IndexedDB has none.
  const kept = await drafts.list(userId, id).catch(() => []);
  for (const { form, base, ...rest } of kept) {
    const draft = { ...rest, form: kind.readDraft(form), base: base && kind.readDraft(base) };
    const release = accepts(draft) ? await claim(draft.id) : undefined;
    if (release) return { draft, key: draft.id, release };
  }
  const key = randomId();
  return { key, release: (await claim(key)) ?? (() => undefined) };
}

/** A draft that the person continues with; one that was saved waits to be sent as it is. */
export const isBegun = ({ owed }: Pick<Draft<unknown>, 'owed'>): boolean => owed === undefined;

/** A new document: the newest one that was begun, is accepted and was never saved, else the blank one. */
export async function openNew<Form, Stored extends StoredDocument, Body>(
  options: OpenOptions<Form, Stored, Body>,
  blank: Form,
): Promise<OpenedDocument<Form, Stored>> {
  const claimed = await claimNewest({ accepts: isBegun, ...options });
  const { draft } = claimed;
  return { ...claimed, form: draft?.form ?? blank, saved: blank, restored: draft !== undefined };
}

/** What the server has, with the edits of a draft. */
function withDraft<Form, Stored extends StoredDocument, Body>(
  kind: DocumentKind<Form, Stored, Body>,
  stored: Stored,
  claimed: Claimed<Form>,
): OpenedDocument<Form, Stored> {
  const { id: documentId, version } = stored;
  const { draft } = claimed;
  const saved = kind.toForm(stored);
  const print = kind.fingerprint(saved);
  const fresh = { ...claimed, documentId, version, form: saved, saved, restored: false };
  if (!draft || kind.fingerprint(draft.form) === print) return fresh;
  const restored = { ...fresh, form: draft.form, restored: true };
  const isOwn =
    draft.version === version ||
    draft.unconfirmed?.includes(hashOf(print)) ||
    // Newer, but in other ways than its words.
    (draft.base !== undefined && kind.fingerprint(draft.base) === print);
  if (isOwn) return restored;
  // The edits still start from what they started from, until the person has chosen.
  return { ...restored, saved: draft.base ?? saved, version: draft.version, serverVersion: stored };
}

const UNREACHABLE = { status: 'unreachable' } as const;

/** A stored document with the edits that this device kept of it; without the server, what the device has of it. */
export async function openStored<Form, Stored extends StoredDocument, Body>(
  options: OpenOptions<Form, Stored, Body>,
  id: string,
  gateway: Pick<DocumentGateway<Stored, Body>, 'load' | 'findCopy'>,
  patienceMs = SERVER_WAIT_MS,
): Promise<OpenAnswer<Form, Stored>> {
  const { kind } = options;
  const loading = gateway.load(id);
  const [claimed, copy] = await Promise.all([claimNewest(options, id), gateway.findCopy?.(id)]);
  const { draft } = claimed;
  const isHere = draft !== undefined || copy !== undefined;
  const answer = await (isHere ? answerInTime(loading, patienceMs, UNREACHABLE) : loading);

  if (answer.status === 'found') {
    return { status: 'opened', opened: withDraft(kind, answer.stored, claimed) };
  }
  if (answer.status !== 'unreachable' || !isHere) {
    claimed.release();
    return answer;
  }
  const isCopyOfDraft = copy !== undefined && (!draft || draft.version === copy.version);
  const saved = isCopyOfDraft ? kind.toForm(copy) : (draft?.base ?? { ...(draft as Draft<Form>).form });
  const opened: OpenedDocument<Form, Stored> = {
    ...claimed,
    documentId: id,
    version: draft ? draft.version : copy?.version,
    form: draft?.form ?? saved,
    saved,
    restored: false,
    unreachable: true,
    late: answer === UNREACHABLE ? loading : undefined,
  };
  return { status: 'opened', opened };
}
