import type { PictureType } from '@career/contracts/vocabulary/picture-address';
import { JPEG_START, jpegParts } from './jpeg-parts.ts';
import { type PictureParts, startsWith } from './picture-parts.ts';
import { PNG_START, pngParts } from './png-parts.ts';
import { isWebp, webpParts } from './webp-parts.ts';

/** What the content of a picture file says of it; no name and no sender is asked. */
export interface ReadPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** The file without what does not draw: where and when it was taken, comments, a second file behind its end. */
  readonly plain: Uint8Array<ArrayBuffer>;
}

/** Reads the structure of a JPEG, PNG or WebP file; undefined where it is none of them or broken. Draws nothing. */
export function readPicture(bytes: Uint8Array): ReadPicture | undefined {
  const type = typeOf(bytes);
  const parts = type && PARTS[type](bytes);
  if (!parts) return undefined;
  return { type, width: parts.width, height: parts.height, plain: joined(parts.drawing) };
}

const PARTS: Readonly<Record<PictureType, (bytes: Uint8Array) => PictureParts | undefined>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
};

function typeOf(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, JPEG_START)) return 'image/jpeg';
  if (startsWith(bytes, PNG_START)) return 'image/png';
  return isWebp(bytes) ? 'image/webp' : undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
