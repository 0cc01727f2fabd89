import { bigEndian, nameAt, type PictureParts, startsWith } from './picture-parts.ts';

export const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Dots, palette, transparency and colours. All others are texts, profiles, moments and moving pictures. */
const DRAWING: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
]);
/** Length, name and check sum of a part. */
const FRAME = 12;

/** Takes a PNG apart; undefined where it is none or broken. What is behind its end is not part of it. */
export function pngParts(bytes: Uint8Array): PictureParts | undefined {
  if (!startsWith(bytes, PNG_START) || nameAt(bytes, 12) !== 'IHDR') return undefined;
  const drawing = [bytes.subarray(0, PNG_START.length)];
  let at: number = PNG_START.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bigEndian(bytes, at, 4);
    if (end > bytes.length) return undefined;
    const name = nameAt(bytes, at + 4);
    if (DRAWING.has(name)) drawing.push(bytes.subarray(at, end));
    if (name === 'IEND') return { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4), drawing };
    at = end;
  }
  return undefined;
}
