import { describe, expect, it } from '@jest/globals';
import type { DocumentGateway, SaveAnswer, SaveRequest } from './document-kind.ts';
import { createDocumentSession } from './document-session.ts';
import { createFormHolder } from './form-holder.ts';
import { sendWaitingDrafts } from './send-waiting-drafts.ts';
import { createDevice, type Note, noteDocument, type StoredNote } from './testing/note.fixture.ts';
import { openLoaded } from './testing/open-loaded.ts';

const STORED: StoredNote = { id: 'note-1', version: 3, text: 'theirs' };
const MINE = { id: 'key-1', userId: 'ada', form: { text: 'mine' }, editedAt: 1, owed: 'full' as const };
const OF_STORED = { ...MINE, documentId: 'note-1', version: 3, base: { text: 'theirs' } };

function begin(answer: SaveAnswer<StoredNote>, stored: StoredNote | undefined = STORED) {
  const device = createDevice();
  const sent: SaveRequest<Note>[] = [];
  const gateway: DocumentGateway<StoredNote, Note> = {
    load: async () => (stored ? { status: 'found', stored } : { status: 'missing' }),
    save: async (request) => {
      sent.push(request);
      return answer;
    },
  };
  const send = (kind = noteDocument(false)) =>
    sendWaitingDrafts('ada', {
      kind,
      drafts: device.store,
      gateway,
      blank: { text: '' },
      nameOf: ({ text }) => text,
      claim: device.claim,
    });
  return { device, sent, send };
}

const saved = (stored: StoredNote): SaveAnswer<StoredNote> => ({ status: 'saved', stored });

describe('what was saved without a connection', () => {
  it('is sent over the version that it starts from, and is no draft any more', async () => {
    const { device, sent, send } = begin(saved({ id: 'note-1', version: 4, text: 'mine' }));
    await device.store.put(OF_STORED);
    expect(await send()).toEqual([{ name: 'mine', result: 'saved' }]);
    expect(sent).toMatchObject([{ id: 'note-1', version: 3, body: { text: 'mine' } }]);
    expect(device.drafts.size).toBe(0);
  });

  it('is created once, under the key of its draft', async () => {
    const { device, sent, send } = begin(saved({ id: 'note-2', version: 1, text: 'mine' }));
    await device.store.put(MINE);
    expect(await send()).toEqual([{ name: 'mine', result: 'saved' }]);
    expect(sent).toMatchObject([{ id: undefined, creationKey: 'key-1' }]);
    expect(await send()).toEqual([]);
  });

  it('is not written over what was changed elsewhere: it waits for the person', async () => {
    const { device, sent, send } = begin(saved(STORED));
    await device.store.put({ ...OF_STORED, version: 2, base: { text: 'before' } });
    expect(await send()).toEqual([{ name: 'mine', result: 'conflict' }]);
    expect(sent).toEqual([]);
    const draft = device.drafts.get('key-1');
    expect(draft).toMatchObject({ form: { text: 'mine' }, version: 2, base: { text: 'before' } });
    expect(draft?.owed).toBeUndefined();
    expect(await send()).toEqual([]);
  });

  it('comes back as begun where its document was deleted elsewhere', async () => {
    const { device, send } = begin(saved(STORED));
    await device.store.put(OF_STORED);
    const gone = { load: async () => ({ status: 'missing' }) as const, save: async () => saved(STORED) };
    const result = await sendWaitingDrafts('ada', {
      kind: noteDocument(false),
      drafts: device.store,
      gateway: gone,
      blank: { text: '' },
      nameOf: ({ text }) => text,
      claim: device.claim,
    });
    expect(result).toEqual([{ name: 'mine', result: 'deleted' }]);
    expect(device.drafts.get('key-1')).toMatchObject({ form: { text: 'mine' } });
    expect(device.drafts.get('key-1')?.documentId).toBeUndefined();
    expect(await send()).toEqual([]);
  });

  it('stays a draft when it is refused, and the reason is shown', async () => {
    const { device, send } = begin({ status: 'refused', message: 'Too long.' });
    await device.store.put(OF_STORED);
    expect(await send()).toEqual([{ name: 'mine', result: 'refused', message: 'Too long.' }]);
    expect(device.drafts.get('key-1')).toMatchObject({ form: { text: 'mine' } });
    expect(device.drafts.get('key-1')?.owed).toBeUndefined();
  });

  it('waits on while there is no answer, or nobody is signed in', async () => {
    for (const status of ['unreachable', 'signed-out'] as const) {
      const { device, send } = begin({ status });
      await device.store.put(OF_STORED);
      expect(await send()).toEqual([]);
      expect(device.drafts.get('key-1')).toMatchObject({ form: { text: 'mine' }, owed: 'full' });
    }
  });

  it('is left to the tab that has it open', async () => {
    const { device, sent, send } = begin(saved(STORED));
    await device.store.put(OF_STORED);
    await device.claim('key-1');
    expect(await send()).toEqual([]);
    expect(sent).toEqual([]);
    expect(device.drafts.get('key-1')).toMatchObject({ owed: 'full' });
  });

  it('includes what saves without being asked, once it was edited without a connection', async () => {
    const device = createDevice();
    const kind = noteDocument(true);
    const document = createFormHolder<Note>({ text: 'theirs' });
    const opened = await openLoaded(
      { kind, drafts: device.store, userId: 'ada', claim: device.claim },
      STORED,
    );
    const gateway: DocumentGateway<StoredNote, Note> = {
      load: async () => ({ status: 'found', stored: STORED }),
      save: async ({ body }) => saved({ id: 'note-1', version: 4, text: body.text }),
    };
    const drafts = device.store;
    const session = createDocumentSession({
      ...{ kind, gateway, drafts, userId: 'ada', opened, document, onOutcome: () => undefined },
    });
    document.replace({ text: 'typed with a connection' });
    await session.flushDraft();
    expect(await drafts.listOwed('ada')).toEqual([]);
    session.setOffline(true);
    document.replace({ text: 'typed on the bus' });
    await session.close();
    expect(await drafts.listOwed('ada')).toMatchObject([{ owed: 'background', documentId: 'note-1' }]);
    const sent = await sendWaitingDrafts('ada', {
      ...{
        kind,
        drafts,
        gateway,
        blank: { text: '' },
        claim: device.claim,
        nameOf: (form: Note) => form.text,
      },
    });
    expect(sent).toEqual([{ name: 'typed on the bus', result: 'saved' }]);
    expect(device.drafts.size).toBe(0);
  });

  it('is not told again where all that is left breaks a rule', async () => {
    const { device, sent, send } = begin(saved(STORED));
    const invalidFields = { text: 'Too long.' };
    const kind = { ...noteDocument(true), prepare: () => ({ sendable: { text: 'theirs' }, invalidFields }) };
    await device.store.put({ ...OF_STORED, owed: 'background' });
    expect(await send(kind)).toEqual([]);
    expect(sent).toEqual([]);
    expect(device.drafts.get('key-1')).toMatchObject({ form: { text: 'mine' } });
  });
});
