/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import type { UserDto } from '@career/client/types';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { openDB } from 'idb';
import { DraftStore } from '../document-session/draft-store.ts';
import { findSession, keepSession } from '../offline/device-copies.ts';
import { findDocument, keepDocument } from '../offline/kept-answers.ts';
import { eraseDevice } from './erase-device.ts';
import { chooseSharedPhone, isSharedPhone } from './shared-phone.ts';

const USER = { id: 'ada', email: 'ada@example.com' } as UserDto;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('erasing a device', () => {
  it('leaves what is about the device, and nothing else in its storages', async () => {
    chooseSharedPhone(true);
    localStorage.setItem('career-toolkit.theme', 'dark');
    localStorage.setItem('career-toolkit.data-saver', 'on');
    localStorage.setItem('career-toolkit.language', 'ha');
    localStorage.setItem('career-toolkit.downloaded', 'yes');
    localStorage.setItem('career-toolkit.added-later', 'Ada');
    sessionStorage.setItem('career-toolkit.share', '{"title":"Nurse"}');
    await eraseDevice();
    expect(Object.keys(localStorage).sort()).toEqual([
      'career-toolkit.data-saver',
      'career-toolkit.language',
      'career-toolkit.shared-phone',
      'career-toolkit.theme',
    ]);
    expect(sessionStorage.length).toBe(0);
    expect(isSharedPhone()).toBe(true);
    chooseSharedPhone(false);
    expect(localStorage.getItem('career-toolkit.shared-phone')).toBeNull();
  });

  it('empties every database, also one that it does not know', async () => {
    await keepSession(USER);
    await keepDocument('/api/cover-letters/one', { content: 'Dear Kora' });
    expect(await findDocument('/api/cover-letters/one')).toEqual({ content: 'Dear Kora' });
    await new DraftStore<string>('saved-job').put({ id: 'two', userId: 'ada', form: 'Nurse', editedAt: 1 });
    await new DraftStore<string>('letter').put({ id: 'one', userId: 'ada', form: 'Dear', editedAt: 1 });
    const later = await openDB('added-later', 3, { upgrade: (db) => void db.createObjectStore('words') });
    await later.put('words', 'Ada', 'name');
    await eraseDevice();
    expect(await findSession()).toBeUndefined();
    expect(await new DraftStore<string>('letter').list('ada')).toEqual([]);
    expect(await new DraftStore<string>('saved-job').list('ada')).toEqual([]);
    await keepSession(USER);
    expect(await findDocument('/api/cover-letters/one')).toBeUndefined();
    await eraseDevice();
    // While this connection is open: erasing waits for no tab.
    expect(await later.getAll('words')).toEqual([]);
    later.close();
  });

  it('leaves what the service worker notes of the files of the app', async () => {
    const files = await openDB('workbox-expiration', 1, {
      upgrade: (db) => void db.createObjectStore('files'),
    });
    await files.put('files', 1, '/assets/app.js');
    await eraseDevice();
    expect(await files.getAll('files')).toEqual([1]);
    files.close();
  });
});
