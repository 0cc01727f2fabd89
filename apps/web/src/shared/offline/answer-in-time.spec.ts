import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerInTime } from './answer-in-time.ts';

describe('an answer that is waited for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is given when it comes in time, and leaves no timer behind', async () => {
    expect(await answerInTime(Promise.resolve('here'), 4_000, 'late')).toBe('here');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is late after the time that it is given', async () => {
    const waiting = answerInTime(new Promise(() => undefined), 4_000, 'late');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await waiting).toBe('late');
  });

  it('fails as what is waited for fails, and leaves no timer behind', async () => {
    await expect(answerInTime(Promise.reject(new Error('refused')), 4_000, 'late')).rejects.toThrow(
      'refused',
    );
    expect(jest.getTimerCount()).toBe(0);
  });
});
