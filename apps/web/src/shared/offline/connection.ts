import { createStore } from 'zustand/vanilla';

/** `offline`: the device reports no connection. `unreachable`: it reports one, but the last call got no answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

const deviceSays = (): Connection => (navigator.onLine ? 'online' : 'offline');

/** How the app last fared with the network. */
export const connectionStore = createStore<{ connection: Connection }>(() => ({ connection: deviceSays() }));

const become = (connection: Connection): void => {
  if (connectionStore.getState().connection !== connection) connectionStore.setState({ connection });
};

addEventListener('offline', () => become('offline'));
addEventListener('online', () => become('online'));

/** Every call reports here whether it was answered, whatever the answer said. */
export function noteCall(answered: boolean): void {
  if (answered) become('online');
  else become(navigator.onLine ? 'unreachable' : 'offline');
}

export const isConnected = (): boolean => connectionStore.getState().connection === 'online';

/** The device has no connection, so that a call would be in vain. */
export const isOffline = (): boolean => connectionStore.getState().connection === 'offline';

/** Calls back with each change between connected and not. */
export function onConnection(listener: (connected: boolean) => void): () => void {
  return connectionStore.subscribe(({ connection }, before) => {
    const connected = connection === 'online';
    if (connected !== (before.connection === 'online')) listener(connected);
  });
}
