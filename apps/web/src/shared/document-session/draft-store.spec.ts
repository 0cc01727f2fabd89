import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { clearDrafts, type Draft, DraftStore } from './draft-store.ts';
import { createDevice, type Note, noteDocument } from './testing/note.fixture.ts';
import { openLoaded } from './testing/open-loaded.ts';

const store = new DraftStore<Note>('letter');
const draft = (change: Partial<Draft<Note>>): Draft<Note> => ({
  id: 'key-1',
  userId: 'ada',
  documentId: 'note-1',
  version: 1,
  form: { text: 'mine' },
  editedAt: 1,
  ...change,
});

afterEach(clearDrafts);

describe('drafts on the device', () => {
  it('of one document are found by its id, newest first, by their owner only', async () => {
    await store.put(draft({}));
    await store.put(draft({ id: 'key-2', editedAt: 2 }));
    await store.put(draft({ id: 'key-3', documentId: undefined }));
    expect((await store.list('ada', 'note-1')).map(({ id }) => id)).toEqual(['key-2', 'key-1']);
    expect((await store.list('ada')).map(({ id }) => id)).toEqual(['key-3']);
    expect(await store.find('bola', 'note-1')).toBeUndefined();
  });

  it('of an earlier release name their document by its kind', async () => {
    const { documentId: letterId, ...earlier } = draft({});
    await store.put({ ...earlier, letterId } as Draft<Note>);
    expect(await store.find('ada', 'note-1')).toMatchObject({ documentId: 'note-1', form: { text: 'mine' } });
  });

  it('stay when another session wrote them since', async () => {
    await store.put(draft({ editedAt: 2 }));
    await store.drop('key-1', 1);
    expect(await store.find('ada', 'note-1')).toBeDefined();
    await store.drop('key-1', 2);
    expect(await store.find('ada', 'note-1')).toBeUndefined();
  });

  it('of every kind go at the sign-out', async () => {
    await store.put(draft({}));
    const epoch = store.epoch();
    await clearDrafts();
    expect(await store.find('ada', 'note-1')).toBeUndefined();
    expect(store.epoch()).toBe(epoch + 1);
  });
});

describe('two tabs on one document', () => {
  it('have a draft each: the second does not take the words of the first', async () => {
    const device = createDevice();
    const options = { kind: noteDocument(true), drafts: device.store, userId: 'ada', claim: device.claim };
    const stored = { id: 'note-1', version: 1, text: 'saved' };
    await device.store.put(draft({}));
    const first = await openLoaded(options, stored);
    const second = await openLoaded(options, stored);
    expect(first).toMatchObject({ key: 'key-1', restored: true, form: { text: 'mine' } });
    expect(second).toMatchObject({ restored: false, form: { text: 'saved' } });
    expect(second.key).not.toBe(first.key);
  });

  it('knows its own words again where the answer to the last save was lost', async () => {
    const device = createDevice();
    const options = { kind: noteDocument(true), drafts: device.store, userId: 'ada', claim: device.claim };
    const { hashOf } = await import('./hash.ts');
    await device.store.put(draft({ unconfirmed: [hashOf('sent')] }));
    const opened = await openLoaded(options, { id: 'note-1', version: 2, text: 'sent' });
    expect(opened).toMatchObject({ version: 2, form: { text: 'mine' }, restored: true });
    expect(opened.serverVersion).toBeUndefined();
    opened.release();
    const other = { id: 'note-1', version: 2, text: 'theirs' };
    expect(await openLoaded(options, other)).toMatchObject({ version: 1, serverVersion: other });
  });
});
