/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import type { ResumeDto, UserDto } from '@career/client/types';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import { chooseDataSaver, dataSaverStore } from '../data-saver/data-saver.ts';
import { keepTheme } from '../design/theme-choice.ts';
import { DraftStore } from '../document-session/draft-store.ts';
import { createDraftWriter, type DraftState } from '../document-session/draft-writer.ts';
import { rememberDownload } from '../documents/downloads-memory.ts';
import { keepLanguage } from '../language/language-choice.ts';
import { findResume, keepResume, keepSession } from '../offline/device-copies.ts';
import { keepDocument } from '../offline/kept-answers.ts';
import { rememberSession } from '../session/last-session.ts';
import { keepReturnAddress, returnAddress } from '../session/return-address.ts';
import { keepWaitingImport, type WaitingImport } from '../waiting-import/waiting-import.ts';
import { waitingMark } from '../waiting-import/waiting-mark.ts';
import { chooseSharedPhone, isSharedPhone } from './shared-phone.ts';

const refuse = (): never => {
  throw new DOMException('The storage is full.', 'QuotaExceededError');
};

const fillDatabases = () => jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
const fillStorage = () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

const IMPORT = { read: {}, pagesLeft: 0 } as unknown as WaitingImport;

async function waitingRows(): Promise<unknown[]> {
  const db = await openDB('career-toolkit-waiting-import');
  const rows = db.objectStoreNames.contains('imports') ? await db.getAll('imports') : [];
  db.close();
  return rows;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a device whose storage is full', () => {
  it('goes on without copies of what the server has', async () => {
    fillDatabases();
    await keepSession({ id: 'ada', email: 'ada@example.com' } as UserDto);
    await keepResume({ id: 'one', title: 'Nurse' } as ResumeDto);
    await keepDocument('/api/cover-letters/one', { content: 'Dear Kora' });
    expect(await findResume('ada', 'one')).toBeUndefined();
  });

  it('says of a draft that it is not kept, and keeps it once there is room', async () => {
    const store = new DraftStore<string>('letter');
    const states: DraftState[] = [];
    const onState = (state: DraftState): void => void states.push(state);
    const read = () => ({ userId: 'ada', documentId: 'one', form: 'Dear Kora' });
    const writer = createDraftWriter({ store, id: 'key', editedAt: undefined, read, onState });
    const full = fillDatabases();
    await writer.flush();
    expect(states).toEqual(['failed']);
    full.mockRestore();
    await writer.flush();
    expect(states).toEqual(['failed', 'kept']);
    expect(await store.list('ada', 'one')).toMatchObject([{ form: 'Dear Kora' }]);
  });

  it.each([
    ['its databases', fillDatabases],
    ['its marks', fillStorage],
  ])(
    'refuses a CV that was read before signing in, and leaves nothing of it, with no room in %s',
    async (_, fill) => {
      fill();
      await expect(keepWaitingImport(IMPORT)).rejects.toMatchObject({ name: 'QuotaExceededError' });
      expect(waitingMark()).toBe('none');
      expect(await waitingRows()).toEqual([]);
    },
  );

  it('takes each choice for as long as the page is open', () => {
    fillStorage();
    chooseSharedPhone(true);
    expect(isSharedPhone()).toBe(true);
    chooseDataSaver('on');
    expect(dataSaverStore.getState().choice).toBe('on');
    const choices = [
      () => keepTheme('dark'),
      () => keepLanguage('ha'),
      () => rememberDownload(),
      () => rememberSession(true),
      () => keepReturnAddress('/resumes'),
    ];
    for (const keep of choices) expect(keep).not.toThrow();
    expect(returnAddress()).toBeUndefined();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
