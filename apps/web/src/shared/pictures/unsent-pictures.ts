import { createStore } from 'zustand/vanilla';

/** Rises with each picture that waits on this device for the server. */
export const unsentPictures = createStore<{ turn: number }>(() => ({ turn: 0 }));

export const announceUnsentPicture = (): void => unsentPictures.setState(({ turn }) => ({ turn: turn + 1 }));
