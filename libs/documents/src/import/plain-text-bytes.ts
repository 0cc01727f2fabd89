import { ImportRefused } from './import-refused.ts';

/** Signs that no text holds; a few stray ones, as broken exports leave behind, are passed over. */
const UNSEEN_MOST = 0.02;

/** The text in the bytes of a text file: UTF-8, UTF-16 with or without a mark, or the old Western one. */
export function plainTextOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const sample = bytes.subarray(0, 65_536);
  const unseen = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  if (unseen > sample.length * UNSEEN_MOST) throw new ImportRefused('unknown-type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Where every second byte is empty, the text is in two bytes a letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4_096);
  const empty = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = empty;
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}
