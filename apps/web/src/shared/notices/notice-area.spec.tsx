/** @jest-environment ./test/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NoticeArea } from './notice-area.tsx';
import { dismissNotice, noticeStore, showError, showNotice } from './notices.ts';

const visible = (): (string | null)[] =>
  [...document.querySelectorAll('.notice[data-state="open"] .notice-title')].map(
    (title) => title.textContent,
  );

describe('notices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<NoticeArea />);
  });

  afterEach(() => {
    cleanup();
    noticeStore.setState({ current: undefined });
    jest.useRealTimers();
  });

  it('show one at a time: the newer replaces the older', () => {
    act(() => showNotice({ title: 'First' }));
    act(() => showNotice({ title: 'Second', description: 'More words' }));
    expect(visible()).toEqual(['Second']);
    expect(document.querySelector('.notice-description')?.textContent).toBe('More words');
  });

  it('close automatically after 5000 ms', () => {
    act(() => showNotice({ title: 'Brief' }));
    act(() => jest.advanceTimersByTime(4_999));
    expect(visible()).toEqual(['Brief']);
    act(() => jest.advanceTimersByTime(1));
    expect(visible()).toEqual([]);
  });

  it('are dropped 1,000,000 ms after their dismissal', () => {
    act(() => showNotice({ title: 'Kept' }));
    act(() => dismissNotice(noticeStore.getState().current?.id ?? 0));
    act(() => jest.advanceTimersByTime(999_999));
    expect(noticeStore.getState().current).toMatchObject({ title: 'Kept', open: false });
    act(() => jest.advanceTimersByTime(1));
    expect(noticeStore.getState().current).toBeUndefined();
  });

  it('keep a newer notice when the removal time of an older one passes', () => {
    act(() => showNotice({ title: 'Old' }));
    act(() => dismissNotice(noticeStore.getState().current?.id ?? 0));
    act(() => showNotice({ title: 'New' }));
    act(() => jest.advanceTimersByTime(1_000_000));
    expect(noticeStore.getState().current).toMatchObject({ title: 'New' });
  });

  it('show errors in the destructive style', () => {
    act(() => showError('Save Failed', 'No room'));
    expect(document.querySelector('.notice')?.getAttribute('data-style')).toBe('destructive');
  });

  it('close by their button', () => {
    act(() => showNotice({ title: 'Closable' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(visible()).toEqual([]);
  });

  it('take the focus on F8', () => {
    act(() => showNotice({ title: 'Here' }));
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement?.className).toBe('notice-area');
  });
});
