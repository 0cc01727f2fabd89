import type { SessionState } from '../../../shared/document-session/document-session.ts';

type Shown = Pick<
  SessionState<unknown, unknown>,
  'phase' | 'offline' | 'draft' | 'invalidFields' | 'documentId'
>;

export const CHANGED_ELSEWHERE = 'Changed elsewhere';

const allBut = (fields: number): string => `All but ${fields} ${fields === 1 ? 'field' : 'fields'} saved`;

/** The words that tell the person where their edits are; empty while there is nothing to tell. */
export function savedStateText(
  { phase, offline, draft, invalidFields, documentId }: Shown,
  dirty: boolean,
): string {
  if (phase === 'conflict') return CHANGED_ELSEWHERE;
  const isKept = draft !== 'failed';
  if (dirty && (offline || phase === 'unreachable')) {
    return isKept ? 'Offline, kept on this device' : 'Offline, not kept';
  }
  if (phase === 'saving' || phase === 'comparing') return 'Saving';
  const invalid = Object.keys(invalidFields).length;
  if (dirty && invalid > 0) return allBut(invalid);
  if (dirty) return isKept ? 'Edits kept on this device' : 'Not saved';
  return documentId ? 'Saved' : '';
}
