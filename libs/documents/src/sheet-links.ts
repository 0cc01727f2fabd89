import { isSafeAddress } from '@career/contracts/marked-text/safe-address';
import { frameOf } from './text-runs.ts';

/** A clickable area of a sheet, in the sheet's pixels. */
export interface LinkArea {
  url: string;
  element: HTMLElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Address that a document may carry, or undefined for one that could run something or point inside the page. */
function safeLink(address: string | null): string | undefined {
  return address && isSafeAddress(address) ? new URL(address).href : undefined;
}

/** One area for each line that a link covers. */
export function readLinks(sheet: HTMLElement): LinkArea[] {
  const frame = frameOf(sheet);
  return [...sheet.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const url = safeLink(link.getAttribute('href'));
    if (!url) return [];
    return [...link.getClientRects()].map((box) => ({
      url,
      element: link,
      x: (box.left - frame.left) / frame.scale,
      y: (box.top - frame.top) / frame.scale,
      width: box.width / frame.scale,
      height: box.height / frame.scale,
    }));
  });
}
