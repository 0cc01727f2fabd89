/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { openDB } from 'idb';
import { DraftStore } from '../document-session/draft-store.ts';
import { moveOlderQueue } from './older-queue.ts';

it('makes jobs that an earlier release left waiting drafts that wait, once', async () => {
  const older = await openDB('career-toolkit-waiting-jobs', 1, {
    upgrade: (db) => void db.createObjectStore('jobs', { keyPath: 'key' }),
  });
  await older.put('jobs', { key: 'one', userId: 'ada', body: { position: 'Nurse' }, keptAt: 7 });
  older.close();
  await moveOlderQueue();
  const drafts = new DraftStore('saved-job');
  const moved = { id: 'one', userId: 'ada', form: { position: 'Nurse' }, owed: 'full', editedAt: 7 };
  expect(await drafts.listOwed('ada')).toEqual([expect.objectContaining(moved)]);
  await drafts.drop('one');
  await moveOlderQueue();
  expect(await drafts.listOwed('ada')).toEqual([]);
});
