import type { Markup } from '../../../http/pages/html.ts';

/** Bytes of what is around the resume on its page at their most: styles, title, links between pages, footer. */
const AROUND_BYTES = 6 * 1024;

const bytesOf = (blocks: readonly Markup[]): number =>
  blocks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/** Blocks of a resume on as few pages as their size allows; a usual resume is one. */
export function pageParts(blocks: readonly Markup[], pageBytes: number): Markup[][] {
  const room = pageBytes - AROUND_BYTES;
  const parts: Markup[][] = [[]];
  for (const block of blocks) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && bytesOf(last) + bytesOf([block]) > room) parts.push([block]);
    else last.push(block);
  }
  return parts;
}
