import { isOwnPicture, pictureIdOf } from '@career/contracts/vocabulary/picture-address';
import { createStore } from 'zustand/vanilla';
import { onConnection } from '../offline/connection.ts';
import { onSignOut } from '../session/session-end.ts';

/**
 * Kept pictures by their address, as `data:` addresses that a page, a PDF and a printer can draw; null for
 * one that is unavailable at the moment.
 */
export const ownPictures = createStore<{ shown: Readonly<Record<string, string | null>> }>(() => ({
  shown: {},
}));

const underWay = new Map<string, Promise<void>>();

const show = (address: string, source: string | null): void =>
  ownPictures.setState(({ shown }) => ({ shown: { ...shown, [address]: source } }));

/** Shows bytes that are at hand. */
export function showOwnPicture(address: string, source: string): void {
  show(address, source);
}

/** Gets a picture from the device or the server, once. @returns when it is shown, or known not to be there. */
export function loadOwnPicture(userId: string, address: string): Promise<void> {
  if (!isOwnPicture(address) || typeof ownPictures.getState().shown[address] === 'string') {
    return Promise.resolve();
  }
  const loading =
    underWay.get(address) ??
    import('./find-picture.ts')
      .then(({ findPictureSource }) => findPictureSource(userId, pictureIdOf(address)))
      .catch(() => null)
      .then((source) => show(address, source))
      .finally(() => underWay.delete(address));
  underWay.set(address, loading);
  return loading;
}

/** Resolves when every picture that was asked for is shown, so that no file is made without it. */
export async function ownPicturesShown(): Promise<void> {
  if (underWay.size === 0) return;
  await Promise.all(underWay.values());
  // The sheet is drawn again with it.
  await new Promise((drawn) => setTimeout(drawn, 50));
}

// What could not be loaded without a connection is asked for again.
onConnection((isConnected) => {
  if (!isConnected) return;
  const found = Object.entries(ownPictures.getState().shown).filter(([, source]) => source !== null);
  ownPictures.setState({ shown: Object.fromEntries(found) });
});
onSignOut(() => ownPictures.setState({ shown: {} }));
