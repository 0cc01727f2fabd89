import type { SessionState } from '../../../shared/document-session/document-session.ts';
import type { DraftState } from '../../../shared/document-session/draft-writer.ts';
import { plural, t } from '../../../shared/language/texts.ts';

type Shown = Pick<
  SessionState<unknown, unknown>,
  'phase' | 'offline' | 'draft' | 'invalidFields' | 'documentId'
>;

export const CHANGED_ELSEWHERE = t`Changed elsewhere`;

const allBut = (fields: number): string => plural(fields, 'All but # field saved', 'All but # fields saved');

/** What is on its way to the device is not kept yet: whoever leaves the page now may lose it. */
const OFFLINE: Record<DraftState, string> = {
  none: t`Offline, keeping your edits`,
  pending: t`Offline, keeping your edits`,
  kept: t`Offline, kept on this device`,
  failed: t`Offline, not kept`,
};
const ONLINE: Record<DraftState, string> = {
  none: t`Keeping your edits`,
  pending: t`Keeping your edits`,
  kept: t`Edits kept on this device`,
  failed: t`Not saved`,
};

/** The words that tell the person where their edits are; empty while there is nothing to tell. */
export function savedStateText(
  { phase, offline, draft, invalidFields, documentId }: Shown,
  dirty: boolean,
): string {
  if (phase === 'conflict') return CHANGED_ELSEWHERE;
  if (dirty && (offline || phase === 'unreachable')) return OFFLINE[draft];
  if (phase === 'saving' || phase === 'comparing') return t`Saving`;
  const invalid = Object.keys(invalidFields).length;
  if (dirty && invalid > 0) return allBut(invalid);
  if (dirty) return ONLINE[draft];
  return documentId ? t`Saved` : '';
}
