import { useEffect, useState } from 'react';
import type { DiscoveryState } from './discovery-state.ts';

const TYPING_MS = 350;

/** The state used for requests: at once, except for words that are still being typed. */
export function useSettled(state: DiscoveryState): DiscoveryState {
  const [search, setSearch] = useState(state.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(state.search), TYPING_MS);
    return () => clearTimeout(timer);
  }, [state.search]);
  return { ...state, search };
}
