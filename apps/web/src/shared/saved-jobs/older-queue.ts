import { type DBSchema, openDB } from 'idb';
import { DraftStore } from '../document-session/draft-store.ts';

/** Where an earlier release kept new jobs that waited for the connection. */
const DATABASE = 'career-toolkit-waiting-jobs';

interface OlderSchema extends DBSchema {
  jobs: { key: string; value: { key: string; userId: string; body: Record<string, string>; keptAt: number } };
}

/** Makes what an earlier release left waiting drafts that wait, under the same creation keys. */
export async function moveOlderQueue(): Promise<void> {
  const databases = await indexedDB.databases?.();
  if (!databases?.some(({ name }) => name === DATABASE)) return;
  const older = await openDB<OlderSchema>(DATABASE);
  // The database itself stays: deleting it would wait for tabs that have it open.
  const jobs = older.objectStoreNames.contains('jobs') ? await older.getAll('jobs') : [];
  const drafts = new DraftStore<Record<string, string>>('saved-job');
  for (const { key, userId, body, keptAt } of jobs) {
    await drafts.put({ id: key, userId, form: body, owed: 'full', editedAt: keptAt });
    await older.delete('jobs', key);
  }
  older.close();
}
