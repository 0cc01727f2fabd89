import type { SessionState } from '../../../shared/document-session/document-session.ts';
import { plural, t } from '../../../shared/language/texts.ts';

type Shown = Pick<
  SessionState<unknown, unknown>,
  'phase' | 'offline' | 'draft' | 'invalidFields' | 'documentId'
>;

export const CHANGED_ELSEWHERE = t`Changed elsewhere`;

const allBut = (fields: number): string => plural(fields, 'All but # field saved', 'All but # fields saved');

/** The words that tell the person where their edits are; empty while there is nothing to tell. */
export function savedStateText(
  { phase, offline, draft, invalidFields, documentId }: Shown,
  dirty: boolean,
): string {
  if (phase === 'conflict') return CHANGED_ELSEWHERE;
  const isKept = draft !== 'failed';
  if (dirty && (offline || phase === 'unreachable')) {
    return isKept ? t`Offline, kept on this device` : t`Offline, not kept`;
  }
  if (phase === 'saving' || phase === 'comparing') return t`Saving`;
  const invalid = Object.keys(invalidFields).length;
  if (dirty && invalid > 0) return allBut(invalid);
  if (dirty) return isKept ? t`Edits kept on this device` : t`Not saved`;
  return documentId ? t`Saved` : '';
}
