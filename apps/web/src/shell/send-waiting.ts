import type { QueryClient } from '@tanstack/react-query';
import { DraftStore } from '../shared/document-session/draft-store.ts';
import type { SentDocument } from '../shared/document-session/send-waiting-drafts.ts';
import { plural, t } from '../shared/language/texts.ts';
import { withTexts } from '../shared/language/with-texts.ts';
import { type NoticeContent, showError, showNotice } from '../shared/notices/notices.ts';
import type { FeatureMount } from '../shared/routing/feature-mount.ts';
import { moveOlderQueue } from '../shared/saved-jobs/older-queue.ts';

/** Sends what was saved on this device without a connection, and says what became of it. */
export async function sendWaiting(
  userId: string,
  queries: QueryClient,
  mounts: readonly FeatureMount[],
): Promise<void> {
  await moveOlderQueue().catch((error: unknown) => console.error(error));
  const sent: SentDocument[] = [];
  for (const { name, waiting } of mounts) {
    if (!waiting || (await new DraftStore(waiting.drafts).listOwed(userId)).length === 0) continue;
    sent.push(...(await (await withTexts(name, waiting.load)).sendWaiting(userId, queries)));
  }
  for (const document of sent.filter(({ result }) => result !== 'saved')) tell(document);
  const saved = sent.filter(({ result }) => result === 'saved');
  if (saved.length === 0 || saved.length < sent.length) return;
  showNotice({
    title: plural(saved.length, 'Saved: {name}', '# changes saved', { name: saved[0]?.name ?? '' }),
    description: t`What you saved offline is now in your account.`,
  });
}

const WORDS: Record<'conflict' | 'deleted', (name: string) => NoticeContent> = {
  conflict: (name) => ({
    title: t`Changed elsewhere: ${name}`,
    description: t`Open it to choose which version to keep. Yours is kept on this device.`,
  }),
  deleted: (name) => ({
    title: t`Deleted elsewhere: ${name}`,
    description: t`What you wrote is kept on this device. Start a new one to find it.`,
  }),
};

function tell({ name, result, message }: SentDocument): void {
  if (result === 'conflict' || result === 'deleted') showNotice(WORDS[result](name));
  else if (result === 'refused')
    showError(
      t`Not saved: ${name}`,
      t`${message ?? ''} Open it to correct it. Your changes are kept.`.trim(),
    );
}
