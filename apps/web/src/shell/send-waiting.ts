import type { QueryClient } from '@tanstack/react-query';
import { DraftStore } from '../shared/document-session/draft-store.ts';
import type { SentDocument } from '../shared/document-session/send-waiting-drafts.ts';
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
  for (const { waiting } of mounts) {
    if (!waiting || (await new DraftStore(waiting.drafts).listOwed(userId)).length === 0) continue;
    sent.push(...(await (await waiting.load()).sendWaiting(userId, queries)));
  }
  for (const document of sent.filter(({ result }) => result !== 'saved')) tell(document);
  const saved = sent.filter(({ result }) => result === 'saved');
  if (saved.length === 0 || saved.length < sent.length) return;
  showNotice({
    title: saved.length === 1 ? `Saved: ${saved[0]?.name}` : `${saved.length} changes saved`,
    description: 'What you saved without a connection is in your account now.',
  });
}

const WORDS: Record<'conflict' | 'deleted', (name: string) => NoticeContent> = {
  conflict: (name) => ({
    title: `Changed elsewhere: ${name}`,
    description: 'Open it to choose which version to keep. Yours is kept on this device.',
  }),
  deleted: (name) => ({
    title: `Deleted elsewhere: ${name}`,
    description: 'What you wrote is kept on this device. Start a new one to find it.',
  }),
};

function tell({ name, result, message }: SentDocument): void {
  if (result === 'conflict' || result === 'deleted') showNotice(WORDS[result](name));
  else if (result === 'refused')
    showError(`Not saved: ${name}`, `${message ?? ''} Open it to correct it. Your changes are kept.`.trim());
}
