import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { READING_MS } from './reading-clock.ts';
import type { ReadingReport } from './reading-messages.ts';
import { startReading } from './start-reading.ts';

/** A worker that says what the test says. */
class PlayedWorker extends EventTarget {
  isEnded = false;
  readonly orders: unknown[] = [];

  postMessage(order: unknown): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  says(report: ReadingReport): void {
    this.dispatchEvent(new MessageEvent('message', { data: report }));
  }
}

const nothing = { resume: {}, lines: [], leftOut: [], origins: [] };

describe('reading in a worker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const start = (source: File | string = 'Ada Obi') => {
    const worker = new PlayedWorker();
    const said: string[] = [];
    const reading = startReading(
      source,
      (words) => said.push(words),
      () => worker as unknown as Worker,
    );
    return { worker, said, reading };
  };

  it('is ended after its time, with a sentence of what to do', async () => {
    const { worker, reading } = start();
    worker.says({ type: 'reading', words: 'Reading…' });
    jest.advanceTimersByTime(READING_MS - 1);
    expect(worker.isEnded).toBe(false);
    jest.advanceTimersByTime(1);
    expect(worker.isEnded).toBe(true);
    await expect(reading.answer).resolves.toMatchObject({
      status: 'refused',
      reason: 'slow',
      message: expect.stringContaining('Save it again as PDF'),
    });
  });

  it('has no more time where there is progress', async () => {
    const { worker, reading } = start();
    for (let spent = 0; spent < READING_MS; spent += 1_000) {
      expect(worker.isEnded).toBe(false);
      worker.says({ type: 'reading', words: 'Reading…' });
      jest.advanceTimersByTime(1_000);
    }
    expect(worker.isEnded).toBe(true);
    await expect(reading.answer).resolves.toMatchObject({ reason: 'slow' });
  });

  it('does not count the time in which its code is loaded', async () => {
    const { worker, reading, said } = start();
    worker.says({ type: 'reading', words: 'Reading…' });
    worker.says({ type: 'loading' });
    jest.advanceTimersByTime(READING_MS * 3);
    expect(worker.isEnded).toBe(false);
    worker.says({ type: 'read', read: nothing, pages: [], pagesInFile: 0 });
    await expect(reading.answer).resolves.toMatchObject({ status: 'read' });
    expect(said).toEqual(['Reading…', 'Loading the reader…']);
  });

  it('keeps the worker while there are pages to draw', async () => {
    const { worker, reading } = start();
    worker.says({ type: 'read', read: nothing, pages: [{ width: 595, height: 842 }], pagesInFile: 30 });
    const answer = await reading.answer;
    expect(answer).toMatchObject({ status: 'read', pagesLeft: 29 });
    expect(worker.isEnded).toBe(false);
    if (answer.status !== 'read' || !answer.pages) throw new Error('no pages');
    const drawing = answer.pages.draw(0, 700.4);
    expect(worker.orders.at(-1)).toEqual({ type: 'draw', id: 1, page: 0, width: 700 });
    const picture = { close: jest.fn() } as unknown as ImageBitmap;
    worker.says({ type: 'drawn', id: 1, picture });
    await expect(drawing).resolves.toBe(picture);
    const never = answer.pages.draw(0, 700);
    answer.pages.close();
    await expect(never).resolves.toBeUndefined();
    expect(worker.isEnded).toBe(true);
  });

  it('says that code is missing when the worker itself fails to load', async () => {
    const { worker, reading } = start();
    worker.dispatchEvent(new Event('error'));
    await expect(reading.answer).resolves.toMatchObject({
      status: 'refused',
      message: expect.stringContaining('not on this device yet'),
    });
    expect(worker.isEnded).toBe(true);
  });

  it('does not begin with a file that is too large', async () => {
    const large = new File([], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 20_000_001 });
    const { worker, reading } = start(large);
    await expect(reading.answer).resolves.toMatchObject({ reason: 'too-large' });
    expect(worker.orders).toEqual([]);
  });

  it('can be cancelled', () => {
    const { worker, reading } = start();
    worker.says({ type: 'reading', words: 'Reading…' });
    reading.cancel();
    expect(worker.isEnded).toBe(true);
  });
});
