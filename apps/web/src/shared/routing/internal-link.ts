import type { MouseEvent } from 'react';

/**
 * Address of an ordinary click on a link within the app, or undefined when the browser should follow the link itself
 * (another origin, new tab, download, modified click).
 */
export function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const staysHere = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  if (url.origin !== location.origin || url.pathname.startsWith('/api/') || staysHere) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
