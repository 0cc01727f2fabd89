import type { SaveKind, SaveOutcome } from '../../../shared/document-session/document-kind.ts';
import { t } from '../../../shared/language/texts.ts';
import type { NoticeContent } from '../../../shared/notices/notices.ts';
import { describeErrors } from '../form/resume-errors.ts';

const failed = (description: string): NoticeContent => ({
  title: t`Save Failed`,
  description,
  style: 'destructive',
});

const OUT_OF_REACH = t`We cannot reach the server. Your edits are kept on this device, and we save them when you are back online.`;

/** The notice for a save, or undefined where none is needed. */
export function noticeOf(
  kind: SaveKind,
  outcome: SaveOutcome,
  before?: SaveOutcome,
): NoticeContent | undefined {
  switch (outcome.status) {
    case 'saved':
      if (kind === 'background') return undefined;
      if (outcome.invalidFields) {
        return {
          title: t`Progress Saved`,
          description: t`Saved, except for fields to correct: ${describeErrors(outcome.invalidFields)} We kept that text on this device.`,
        };
      }
      if (kind === 'progress') {
        return { title: t`Progress Saved`, description: t`Your changes have been saved successfully.` };
      }
      return {
        title: t`Resume Saved`,
        description: outcome.created
          ? t`Your resume has been created successfully.`
          : t`Your resume has been updated successfully.`,
      };
    case 'unreachable':
      // Told once: the retries that follow are quiet.
      return before?.status === 'unreachable' ? undefined : failed(OUT_OF_REACH);
    case 'signed-out':
      return failed(t`Your session has ended. Please sign in again: your edits are kept on this device.`);
    case 'refused':
      if (kind !== 'full' && /validation/i.test(outcome.message)) return undefined;
      return failed(outcome.message || t`Failed to save resume.`);
    default:
      return undefined;
  }
}
