import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShowingTime } from './showing-time.ts';

describe('the time that a notice shows', () => {
  const onEnd = jest.fn();

  beforeEach(() => {
    onEnd.mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('continues after a stop with what was left of it', () => {
    const time = new ShowingTime(onEnd);
    time.begin(5_000);
    jest.advanceTimersByTime(4_000);
    time.stop();
    jest.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    time.goOn();
    jest.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('waits for a stop that was before it began', () => {
    const time = new ShowingTime(onEnd);
    time.stop();
    time.begin(5_000);
    jest.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    time.goOn();
    jest.advanceTimersByTime(5_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not come back after its end', () => {
    const time = new ShowingTime(onEnd);
    time.begin(5_000);
    time.end();
    time.stop();
    time.goOn();
    jest.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
