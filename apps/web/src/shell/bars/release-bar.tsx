import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useAfterFirstView } from '../../shared/first-view/use-after-first-view.ts';
import { releaseStore } from '../../shared/release/release.ts';

/**
 * Offers a newer release, which starts when the person asks for it, and names parts that this release cannot load. Its
 * words come after the first view, so that they are there when nothing else can be loaded; not a `lazyPart`, since
 * this bar says which of those are missing.
 */
export function ReleaseBar() {
  const isAsked = useStore(releaseStore, ({ isReady, absence }) => isReady || absence !== undefined);
  const isLater = useAfterFirstView();
  const [Words, setWords] = useState<ComponentType>();
  useEffect(() => {
    if (Words || !(isAsked || isLater)) return;
    import('./release-words.tsx').then(
      ({ ReleaseWords }) => setWords(() => ReleaseWords),
      (error: unknown) => console.warn('The words of the release bar could not be loaded', error),
    );
  }, [Words, isAsked, isLater]);
  return isAsked && Words ? <Words /> : null;
}
