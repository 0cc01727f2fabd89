import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSaveQueue, type SaveKind, type SaveOutcome } from './save-queue.ts';

const SAVED: SaveOutcome = { status: 'saved', created: false };

function openQueue() {
  const sent: SaveKind[] = [];
  const answers: ((outcome: SaveOutcome) => void)[] = [];
  const outcomes: [SaveKind, SaveOutcome['status']][] = [];
  const queue = createSaveQueue({
    send: (kind) => {
      sent.push(kind);
      return new Promise((resolve) => answers.push(resolve));
    },
    onOutcome: (kind, { status }) => outcomes.push([kind, status]),
    retryDelaysMs: [1000, 5000],
  });
  const answer = async (outcome: SaveOutcome): Promise<void> => {
    answers.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, answer, outcomes };
}

describe('saves of one document', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('go one at a time, and those that wait go as one', async () => {
    const { queue, sent, answer } = openQueue();
    const first = queue.request('background');
    const second = queue.request('background');
    const third = queue.request('progress');
    expect(sent).toEqual(['background']);
    await answer(SAVED);
    expect(sent).toEqual(['background', 'progress']);
    await answer(SAVED);
    expect(await Promise.all([first, second, third])).toEqual([SAVED, SAVED, SAVED]);
    expect(sent).toHaveLength(2);
  });

  it('keep the highest kind that was asked for while waiting', async () => {
    const { queue, sent, answer } = openQueue();
    void queue.request('background');
    void queue.request('full');
    void queue.request('background');
    await answer(SAVED);
    expect(sent).toEqual(['background', 'full']);
  });

  it('are tried again by themselves, ever more slowly, until the server is reached', async () => {
    const { queue, sent, answer, outcomes } = openQueue();
    void queue.request('full');
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['full', 'full']);
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(4999);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    await answer(SAVED);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(outcomes.at(-1)).toEqual(['full', 'saved']);
  });

  it('are tried at once when the connection returns, and not when nothing is owed', async () => {
    const { queue, sent, answer } = openQueue();
    queue.retry();
    expect(sent).toEqual([]);
    void queue.request('progress');
    await answer({ status: 'unreachable' });
    queue.retry();
    expect(sent).toEqual(['progress', 'progress']);
  });

  it('turn a thrown error into a refusal and go on', async () => {
    const queue = createSaveQueue({
      send: (kind) => (kind === 'full' ? Promise.reject(new Error('boom')) : Promise.resolve(SAVED)),
      onOutcome: () => undefined,
    });
    expect(await queue.request('full')).toEqual({ status: 'refused', message: 'boom' });
    expect(await queue.request('progress')).toEqual(SAVED);
  });

  it('stop after closing', async () => {
    const { queue, sent, answer, outcomes } = openQueue();
    void queue.request('background');
    queue.close();
    await answer({ status: 'unreachable' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(outcomes).toEqual([]);
  });
});
