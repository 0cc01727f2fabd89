import { createStore } from 'zustand/vanilla';

/** Which answers on the screen came from this device, and when the server gave them: milliseconds by their address. */
export const keptSinceStore = createStore<{ since: Readonly<Record<string, number>> }>(() => ({ since: {} }));

/** Notes where an answer came from: from this device, kept at that time, or from the server. */
export function noteAnswer(address: string, keptAt?: number): void {
  const { since } = keptSinceStore.getState();
  if (since[address] === keptAt) return;
  const { [address]: _, ...others } = since;
  keptSinceStore.setState({ since: keptAt === undefined ? others : { ...others, [address]: keptAt } });
}

/** When the server gave the oldest answer to a path that was shown from this device; undefined where none was. */
export function keptSince(since: Readonly<Record<string, number>>, path: string): number | undefined {
  const times = Object.entries(since).flatMap(([address, keptAt]) =>
    address.split('?')[0] === path ? [keptAt] : [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}
