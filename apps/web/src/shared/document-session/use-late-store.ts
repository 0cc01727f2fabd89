import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** The state of a store. While `isLate` says so, what changes is drawn after the next paint, in slices. */
export function useLateStore<State extends object>(
  store: StoreApi<State>,
  isLate: RefObject<boolean>,
): State {
  const [state, setState] = useState(store.getState);
  useLayoutEffect(() => {
    // It may have changed since the component was drawn.
    setState(store.getState());
    return store.subscribe((next) => {
      if (isLate.current) startTransition(() => setState(next));
      else setState(next);
    });
  }, [store, isLate]);
  return state;
}
