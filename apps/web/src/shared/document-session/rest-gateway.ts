import { ApiError, fieldErrorsOf, noticeText } from '../api/api-error.ts';
import { GATEWAY_STATUSES } from '../offline/unreachable-server.ts';
import type { DocumentGateway, Failure, LoadAnswer, SaveAnswer, StoredDocument } from './document-kind.ts';

/** No answer, or a gateway's answer that nothing is behind it. */
const OFFLINE_STATUSES: readonly number[] = [0, ...GATEWAY_STATUSES];

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1);

/** Whether an error says that the server could not be asked. */
export const isUnreachable = (error: unknown): boolean => OFFLINE_STATUSES.includes(statusOf(error));

function failureOf(cause: unknown): Failure {
  if (isUnreachable(cause)) return { status: 'unreachable', cause };
  if (statusOf(cause) === 401) return { status: 'signed-out', cause };
  return { status: 'refused', message: noticeText(cause, ''), fieldErrors: fieldErrorsOf(cause), cause };
}

interface RestCalls<Stored, Body> {
  load: (id: string) => Promise<Stored>;
  create: (body: Body, creationKey: string) => Promise<Stored>;
  /** Writes over the version that the body was made from. */
  update: (id: string, body: Body, version: number | undefined) => Promise<Stored>;
  findCopy?: (id: string) => Promise<Stored | undefined>;
  onSaved: (stored: Stored) => void;
  onMissing?: (id: string) => void;
}

/** The API's calls for one kind of document as the store of its sessions. */
export function createRestGateway<Stored extends StoredDocument, Body>({
  load,
  create,
  update,
  findCopy,
  onSaved,
  onMissing,
}: RestCalls<Stored, Body>): DocumentGateway<Stored, Body> {
  return {
    load: async (id): Promise<LoadAnswer<Stored>> => {
      try {
        return { status: 'found', stored: await load(id) };
      } catch (error) {
        // An id that cannot be an id is refused as such; for the person it is one that is not there.
        if (![400, 404].includes(statusOf(error))) return failureOf(error);
        onMissing?.(id);
        return { status: 'missing' };
      }
    },
    ...(findCopy && { findCopy }),
    save: async ({ id, version, creationKey, body }): Promise<SaveAnswer<Stored>> => {
      try {
        const stored = id ? await update(id, body, version) : await create(body, creationKey);
        onSaved(stored);
        return { status: 'saved', stored };
      } catch (error) {
        // Without an id there is no version to be stale: the account is full.
        return id && statusOf(error) === 409 ? { status: 'stale' } : failureOf(error);
      }
    },
  };
}
