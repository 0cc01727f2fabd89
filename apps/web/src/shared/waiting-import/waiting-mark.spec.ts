/** @jest-environment ./test/browser-environment.js */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearWaitingMark, setWaitingMark, WAITS_DAYS, waitingMark, waitsInThisTab } from './waiting-mark.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23);

beforeEach(clearWaitingMark);

describe('the mark of a CV that waits for an account', () => {
  it('is there until the days are over, and then says that it must be erased', () => {
    expect(waitingMark(NOW)).toBe('none');
    setWaitingMark(NOW);
    expect(waitingMark(NOW + WAITS_DAYS * DAY_MS - 1)).toBe('waits');
    expect(waitingMark(NOW + WAITS_DAYS * DAY_MS)).toBe('expired');
    clearWaitingMark();
    expect(waitingMark(NOW)).toBe('none');
  });

  it('leads the tab that read it, and no other', () => {
    setWaitingMark();
    expect(waitsInThisTab()).toBe(true);
    sessionStorage.clear();
    expect(waitsInThisTab()).toBe(false);
  });

  it('takes a mark that is no date for an old one', () => {
    localStorage.setItem('career-toolkit.waiting-import', 'yes');
    expect(waitingMark(NOW)).toBe('expired');
  });
});
