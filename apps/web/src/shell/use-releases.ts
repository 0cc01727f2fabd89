import { useEffect } from 'react';
import { afterFirstView } from '../shared/first-view/after-first-view.ts';
import type { Audience } from '../shared/routing/feature-route.ts';

/** What the person waits for comes first. */
const LIMIT_MS = 10_000;

/** Keeps the app on the device once somebody is signed in; a visitor of the public pages pays nothing for it. */
export function useReleases(audience: Audience): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (audience === 'signed-out' && !navigator.serviceWorker.controller) return;
    const follow = async (): Promise<void> => {
      const { followReleases } = await import('./releases.ts');
      followReleases(audience);
    };
    return afterFirstView(follow, { limit: LIMIT_MS });
  }, [audience]);
}
