import { createStore } from 'zustand/vanilla';
import { type Absence, findAbsence } from '../parts/missing-part.ts';

interface ReleaseState {
  /** A newer release is on the device and waits to be asked for. */
  isReady: boolean;
  /** Something could not be opened for want of its code. */
  absence: Absence | undefined;
}

export const releaseStore = createStore<ReleaseState>(() => ({ isReady: false, absence: undefined }));

type Keep = () => Promise<void>;

const keepers = new Set<Keep>();
let takeOver: Keep = async () => undefined;

/** Adds what must be written down before the page reloads. */
export function onBeforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Says how a newer release replaces this one, before the page reloads. */
export function onTakeOver(how: Keep): void {
  takeOver = how;
}

/** Reloads with the newest release when the person asks for it, never automatically and never while they type. */
export async function reloadApp(): Promise<void> {
  await Promise.allSettled([...keepers].map((keep) => keep()));
  await takeOver().catch(() => undefined);
  location.reload();
}

/** Reports that something could not be opened, and why. */
export async function tellMissingPart(): Promise<void> {
  releaseStore.setState({ absence: await findAbsence() });
}
