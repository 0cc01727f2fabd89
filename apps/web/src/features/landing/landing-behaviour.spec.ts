/** @jest-environment ./test/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DemoDialog } from './demo-dialog.tsx';
import { DEMO_STEPS } from './demo-steps.ts';
import { startLanding } from './landing-behaviour.ts';

let stop: () => void;
let root: HTMLElement;
const part = <Kind extends HTMLElement>(name: string): Kind => {
  const found = root.querySelector<Kind>(`[data-demo${name && `-${name}`}]`);
  if (!found) throw new Error(`No part ${name}`);
  return found;
};

beforeEach(() => {
  root = document.createElement('main');
  flushSync(() =>
    createRoot(root).render([
      createElement('button', { key: 'open', type: 'button', 'data-demo-open': true }),
      createElement(DemoDialog, { key: 'dialog' }),
    ]),
  );
  // jsdom draws no dialogs.
  const dialog = part<HTMLDialogElement>('');
  dialog.showModal = () => dialog.toggleAttribute('open', true);
  dialog.close = () => dialog.toggleAttribute('open', false);
  document.body.append(root);
  stop = startLanding(root);
});
afterEach(() => {
  stop();
  root.remove();
});

describe('the demo of the landing page', () => {
  it('goes through all steps and closes after the last', () => {
    part('open').click();
    expect(part<HTMLButtonElement>('previous').disabled).toBe(true);
    for (const [at, { text, shows }] of DEMO_STEPS.entries()) {
      expect(part('count').textContent).toBe(`${at + 1} of ${DEMO_STEPS.length}`);
      expect(part('text').textContent).toBe(text);
      expect(part<HTMLImageElement>('picture').alt).toBe(shows);
      expect(part('next').textContent).toBe(at === DEMO_STEPS.length - 1 ? 'Done' : 'Next');
      part('next').click();
    }
    expect(part<HTMLDialogElement>('').open).toBe(false);
  });

  it('goes back, begins again when opened again, and is deaf once stopped', () => {
    part('open').click();
    part('next').click();
    part('previous').click();
    expect(part('count').textContent).toMatch(/^1 of/);
    part('next').click();
    part('close').click();
    part('open').click();
    expect(part('count').textContent).toMatch(/^1 of/);
    stop();
    part('next').click();
    expect(part('count').textContent).toMatch(/^1 of/);
  });
});
