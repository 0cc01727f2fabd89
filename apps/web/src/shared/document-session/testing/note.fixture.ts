import type { Claim } from '../claim-draft.ts';
import type { DocumentKind, StoredDocument } from '../document-kind.ts';
import type { Draft } from '../draft-store.ts';

/** The smallest document: a text. */
export interface Note {
  text: string;
}
export interface StoredNote extends StoredDocument, Note {}

export const noteDocument = (autosaves: boolean): DocumentKind<Note, StoredNote, Note> => ({
  toForm: ({ text }) => ({ text }),
  readDraft: (form) => form,
  toBody: (form) => form,
  fingerprint: ({ text }) => text,
  isDirty: (form, saved) => form.text !== saved.text,
  autosaves,
});

/** The storage of one device: drafts, and the locks by which tabs claim them. */
export function createDevice() {
  const drafts = new Map<string, Draft<Note>>();
  const locks = new Set<string>();
  return {
    drafts,
    store: {
      epoch: () => 0,
      list: async (userId: string, documentId?: string) =>
        [...drafts.values()]
          .filter((draft) => draft.userId === userId && draft.documentId === documentId)
          .sort((left, right) => right.editedAt - left.editedAt),
      listOwed: async (userId: string) =>
        [...drafts.values()]
          .filter((draft) => draft.userId === userId && draft.owed !== undefined)
          .sort((left, right) => left.editedAt - right.editedAt),
      put: async (draft: Draft<Note>) => void drafts.set(draft.id, draft),
      drop: async (id: string, editedAt?: number) => {
        if (editedAt === undefined || drafts.get(id)?.editedAt === editedAt) drafts.delete(id);
      },
    },
    claim: (async (key) => {
      if (locks.has(key)) return undefined;
      locks.add(key);
      return () => void locks.delete(key);
    }) satisfies Claim,
  };
}
