import { plain } from './pdf-file.ts';

/** What a reader found of the blocks that a sheet shows. */
export interface Reading {
  recall: number;
  missing: string[];
  broken: string[];
}

/** Commas and bars may be apart or not, as the line leaves room: what they part is compared. */
const unparted = (text: string): string => plain(text.replace(/\s*[,|]\s*/g, ' '));

/** Blocks must come whole and, on each page, in the order of the document (two columns may end on different pages). */
export function readBack(text: string, blocks: readonly string[]): Reading {
  const pages = text.split('\f').map(unparted);
  const whole = unparted(text.replaceAll('\f', ' '));
  const left = new Map<string, number>();
  for (const word of whole.split(' ')) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = blocks.flatMap((block) => unparted(block).split(' ')).filter(Boolean);
  const missing = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const reached = pages.map(() => 0);
  const broken = blocks.filter((block) => {
    const words = unparted(block);
    const page = pages.findIndex((shown, index) => shown.indexOf(words, reached[index]) >= 0);
    const at = pages[page]?.indexOf(words, reached[page]) ?? -1;
    if (at >= 0) reached[page] = at + words.length;
    // A paragraph longer than the room left may run on to the next page.
    return at < 0 && !whole.includes(words);
  });
  return { recall: 1 - missing.length / Math.max(1, wanted.length), missing, broken };
}
