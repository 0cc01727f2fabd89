import { useEffect } from 'react';
import type { Audience } from '../shared/routing/feature-route.ts';

/** What the person waits for comes first. */
const AFTER_MS = 10_000;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AFTER_MS });
  else setTimeout(work, AFTER_MS / 4);
};

/** Keeps the app on the device once somebody is signed in; a visitor of the public pages pays nothing for it. */
export function useReleases(audience: Audience): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (audience === 'signed-out' && !navigator.serviceWorker.controller) return;
    whenIdle(() => {
      import('./releases.ts').then(
        ({ followReleases }) => followReleases(audience),
        () => undefined,
      );
    });
  }, [audience]);
}
