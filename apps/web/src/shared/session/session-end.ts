type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back when the person signs out, so that a feature can drop what it keeps on this device. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSignOut(): void {
  for (const listener of listeners) listener();
}
