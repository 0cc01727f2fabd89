import { describe, expect, it } from '@jest/globals';
import { dateText, dateTimeText } from './date-text.ts';

describe('dates in words', () => {
  it('are short and day first', () => {
    expect(dateText('2026-11-21T12:00:00')).toBe('21 Nov 2026');
    expect(dateTimeText('2026-11-21T10:30:00')).toBe('21 Nov 2026, 10:30');
  });

  it('show what cannot be read as it is', () => {
    expect(dateText('soon')).toBe('soon');
  });
});
