import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SaveAnswer, SaveKind, SaveOutcome } from './document-kind.ts';
import { createDocumentSession } from './document-session.ts';
import { createFormHolder } from './form-holder.ts';
import { createDevice, type Note, noteDocument, type StoredNote } from './testing/note.fixture.ts';

const STORED: StoredNote = { id: 'note-1', version: 1, text: 'First' };
const SAVED: SaveOutcome = { status: 'saved', created: false };

/** A session whose server answers when the test says so. */
function openQueue() {
  const sent: SaveKind[] = [];
  const answers: ((answer: SaveAnswer<StoredNote> | Error) => void)[] = [];
  const outcomes: [SaveKind, SaveOutcome['status']][] = [];
  const document = createFormHolder<Note>({ text: 'Edited' });
  const kind = noteDocument(true);
  const session = createDocumentSession({
    kind: {
      ...kind,
      toBody: (form, saveKind) => {
        sent.push(saveKind);
        return form;
      },
    },
    gateway: {
      load: async () => ({ status: 'found', stored: STORED }),
      save: () =>
        new Promise<SaveAnswer<StoredNote>>((resolve, reject) =>
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        ),
    },
    drafts: createDevice().store,
    userId: 'user-1',
    opened: {
      key: 'key-1',
      documentId: STORED.id,
      version: STORED.version,
      form: document.get(),
      saved: { text: STORED.text },
      restored: false,
      release: () => undefined,
    },
    document,
    onOutcome: (saveKind, { status }) => outcomes.push([saveKind, status]),
  });
  const answer = async (next: SaveAnswer<StoredNote> | Error): Promise<void> => {
    answers.shift()?.(next);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { session, document, sent, answer, outcomes };
}

const saved: SaveAnswer<StoredNote> = { status: 'saved', stored: { ...STORED, version: 2 } };

describe('saves of one document', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('go one at a time, and those that wait go as one', async () => {
    const { session, document, sent, answer } = openQueue();
    const first = session.save('background');
    document.replace({ text: 'Edited again' });
    const second = session.save('background');
    const third = session.save('progress');
    expect(sent).toEqual(['background']);
    await answer(saved);
    expect(sent).toEqual(['background', 'progress']);
    await answer(saved);
    expect(await Promise.all([first, second, third])).toEqual([SAVED, SAVED, SAVED]);
    expect(sent).toHaveLength(2);
  });

  it('keep the highest kind that was asked for while waiting', async () => {
    const { session, sent, answer } = openQueue();
    void session.save('background');
    void session.save('full');
    void session.save('background');
    await answer(saved);
    expect(sent).toEqual(['background', 'full']);
  });

  it('are retried automatically, ever more slowly, until the server is reached', async () => {
    const { session, sent, answer, outcomes } = openQueue();
    void session.save('full');
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['full', 'full']);
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    await answer(saved);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(outcomes.at(-1)).toEqual(['full', 'saved']);
  });

  it('are tried at once when the connection returns, and not when nothing is owed', async () => {
    const { session, document, sent, answer } = openQueue();
    session.setOffline(true);
    session.adopt(STORED);
    session.setOffline(false);
    expect(sent).toEqual([]);
    document.replace({ text: 'Edited again' });
    void session.save('progress');
    await answer({ status: 'unreachable' });
    session.setOffline(false);
    expect(sent).toEqual(['progress', 'progress']);
  });

  it('turn a thrown error into a refusal and go on', async () => {
    const { session, answer } = openQueue();
    const failing = session.save('full');
    await answer(new Error('boom'));
    expect(await failing).toMatchObject({ status: 'refused', message: 'boom' });
    const saving = session.save('progress');
    await answer(saved);
    expect(await saving).toEqual(SAVED);
  });

  it('stop after closing', async () => {
    const { session, sent, answer, outcomes } = openQueue();
    void session.save('background');
    void session.close();
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(outcomes).toEqual([]);
  });
});
