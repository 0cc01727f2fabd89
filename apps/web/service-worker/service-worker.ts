import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: the page of every address, and the files of each part. */
declare const __PAGE__: { url: string; revision: string };
declare const __PARTS__: Record<string, readonly string[]>;

/**
 * Serves the app itself from the device: one page for all addresses, and the files the build named by their content.
 * It never touches the API: what is private is the page's to keep and to forget, and is never in a cache.
 */
const SHELL = 'shell';
const ASSETS = '/assets/';
/** Where the share sheet of a phone sends what is shared (`share_target` of the manifest). */
const SHARE = '/save-job';
/** Characters of each part: an address can hold no book. */
const MOST_SHARED = 60_000;
/** Characters of each part that are handed on; a router is slow on an address of a megabyte. */
const SHARED = { title: 500, text: MOST_SHARED, url: 2_048 };
const DAYS_60 = 60 * 24 * 60 * 60;

/** Files named by their content never change, so those of the last release serve tabs that still run it. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: DAYS_60, purgeOnQuotaError: true })],
});

// Not with its own route: that would look `/` up with the headers of the request, which `Vary` then tells apart.
precache([__PAGE__]);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(__PAGE__.url), {
    // The API answers its own pages, and an address with an ending is a file.
    denylist: [/^\/(?:api|r|review)(\/|$)/, /\.[a-z0-9]+$/i],
  }),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(ASSETS), assets);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE, openShare, 'POST');
clientsClaim();

/**
 * What another app shares arrives as a form. It is handed to the page in the fragment of its address, which goes to no
 * server, so that it opens without a connection too and is stored nowhere on the way.
 */
async function openShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const parts = new URLSearchParams();
  for (const [name, most] of Object.entries(SHARED)) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') parts.set(name, value.slice(0, most));
  }
  return Response.redirect(`${SHARE}#${parts}`, 303);
}

/** Puts files on the device; those already there cost nothing. */
async function keep(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const kept = addresses.map((address) =>
    Promise.all(assets.handleAll({ event, request: new Request(address) })),
  );
  await Promise.all(kept);
}

self.addEventListener('install', (event) => event.waitUntil(keep(event, __PARTS__[SHELL] ?? [])));

type Order =
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP'; parts: string[] }
  | { type: 'KEEP_USED'; addresses: string[] };

self.addEventListener('message', (event) => {
  const order = event.data as Order;
  if (order.type === 'SKIP_WAITING') void self.skipWaiting();
  if (order.type === 'KEEP') {
    event.waitUntil(
      keep(
        event,
        order.parts.flatMap((part) => __PARTS__[part] ?? []),
      ),
    );
  }
  if (order.type === 'KEEP_USED') {
    event.waitUntil(
      keep(
        event,
        order.addresses.filter((address) => address.startsWith(self.location.origin + ASSETS)),
      ),
    );
  }
});
