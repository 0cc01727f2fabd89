import { afterFirstView } from './after-first-view.ts';

/** What the first screen needs is loaded before what only a later visit without a connection needs. */
export const afterStart = new Promise<void>((resolve) => {
  afterFirstView(async () => resolve(), { notBefore: 2_000 });
});
