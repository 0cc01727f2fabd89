import { littleEndian, nameAt, type PictureParts, startsWith } from './picture-parts.ts';

const HEAD = 12;
/** Start of a key frame of the lossy coding, behind three bytes. */
const KEY_FRAME = [0x9d, 0x01, 0x2a] as const;
const LOSSLESS = 0x2f;

export const isWebp = (bytes: Uint8Array): boolean =>
  nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP';

/**
 * Takes a WebP of the simple form apart; undefined where it is none, broken, or of the extended form, which is there for
 * what no portrait needs: moving pictures, transparency beside lossy colours, profiles, and facts about the photo.
 */
export function webpParts(bytes: Uint8Array): PictureParts | undefined {
  const end = 8 + littleEndian(bytes, 4, 4);
  const size = HEAD + 8 + littleEndian(bytes, HEAD + 4, 4);
  const padded = size + (size % 2);
  if (!isWebp(bytes) || padded !== end || end > bytes.length) return undefined;
  const sides = sidesOf(bytes);
  return sides && { ...sides, drawing: [bytes.subarray(0, end)] };
}

function sidesOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const at = HEAD + 8;
  switch (nameAt(bytes, HEAD)) {
    case 'VP8 ':
      if (!startsWith(bytes, KEY_FRAME, at + 3)) return undefined;
      return {
        width: littleEndian(bytes, at + 6, 2) & 0x3fff,
        height: littleEndian(bytes, at + 8, 2) & 0x3fff,
      };
    case 'VP8L': {
      if (bytes[at] !== LOSSLESS) return undefined;
      const sides = littleEndian(bytes, at + 1, 4);
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
