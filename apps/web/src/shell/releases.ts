import { Workbox } from 'workbox-window';
import { isCostly } from '../shared/data-saver/data-saver.ts';
import { onConnection } from '../shared/offline/connection.ts';
import { onTakeOver, releaseStore } from '../shared/release/release.ts';
import type { Audience } from '../shared/routing/feature-route.ts';

const ADDRESS = '/service-worker.js';
const ASSETS = '/assets/';
/** What the signed-in person will most likely want without a connection, after what every screen needs. */
const WANTED_PARTS = ['saving', 'applications', 'editor', 'files'];
const TAKE_OVER_LIMIT_MS = 10_000;
const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000;

let followed: Promise<void> | undefined;

/** Registers the service worker, fills its cache, and reports when a newer release waits. */
export function followReleases(audience: Audience): Promise<void> {
  // A development server has no such file.
  if (!import.meta.env.PROD) return Promise.resolve();
  followed ??= follow().catch((error: unknown) => {
    // Private windows and strict settings refuse it; everything but opening without a connection works all the same.
    console.info('The app could not be stored on this device.', error);
  });
  return audience === 'signed-in' ? followed.then(fill) : followed;
}

async function follow(): Promise<void> {
  const workbox = new Workbox(ADDRESS);
  workbox.addEventListener('waiting', () => {
    releaseStore.setState({ isReady: true });
    void fill();
  });
  // Another tab asked for the new release: this one continues with the old until it is asked, too.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) releaseStore.setState({ isReady: true });
  });
  const registration = await workbox.register();
  if (!registration) return;
  onTakeOver(() => takeOver(registration));

  let askedAt = Date.now();
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  onConnection((connected) => connected && ask());
}

/** Asks the worker to keep what this page has loaded, and, where the connection costs little, what is wanted next. */
async function fill(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin + ASSETS));
  await navigator.serviceWorker.ready;
  registration?.active?.postMessage({ type: 'KEEP_USED', addresses });
  if (isCostly()) return;
  for (const worker of [registration?.active, registration?.waiting]) {
    worker?.postMessage({ type: 'KEEP', parts: WANTED_PARTS });
  }
}

/** Lets the newest release take over; without an answer in time the page reloads with what there is. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const newer = registration.waiting ?? registration.installing;
  if (!newer) return;
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_LIMIT_MS);
  });
  const push = (): void => {
    if (newer.state === 'installed') newer.postMessage({ type: 'SKIP_WAITING' });
  };
  newer.addEventListener('statechange', push);
  push();
  await taken;
}
