/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { useLateStore } from './use-late-store.ts';

const letterStore = () => createStore(() => ({ text: 'Dear' }));

const Screen = (props: { store: ReturnType<typeof letterStore>; isLate: { current: boolean } }) =>
  useLateStore(props.store, props.isLate).text;

function drawn() {
  const store = letterStore();
  const isLate = { current: false };
  const page = document.createElement('div');
  flushSync(() => createRoot(page).render(<Screen store={store} isLate={isLate} />));
  return { store, isLate, page };
}

const afterPaint = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a screen behind its inputs', () => {
  it('draws what was not typed at once', () => {
    const { store, page } = drawn();
    flushSync(() => store.setState({ text: 'Hello' }));
    expect(page.textContent).toBe('Hello');
  });

  it('draws what was typed later', async () => {
    const { store, isLate, page } = drawn();
    flushSync(() => {
      isLate.current = true;
      store.setState({ text: 'Dear K' });
      isLate.current = false;
    });
    expect(page.textContent).toBe('Dear');
    await afterPaint();
    expect(page.textContent).toBe('Dear K');
  });

  it('draws the newest of both', async () => {
    const { store, isLate, page } = drawn();
    isLate.current = true;
    store.setState({ text: 'Dear K' });
    isLate.current = false;
    flushSync(() => store.setState({ text: 'Hello' }));
    await afterPaint();
    expect(page.textContent).toBe('Hello');
  });
});
