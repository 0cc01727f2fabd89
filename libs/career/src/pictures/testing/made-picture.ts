const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const number16 = (value: number): number[] => [value >> 8, value & 255];
const number32 = (value: number): number[] => [...number16(value >>> 16), ...number16(value & 0xffff)];
const number32Reversed = (value: number): number[] => number32(value).reverse();

/** A part of a JPEG with its marker and its length. */
export const jpegPart = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...number16(content.length + 2),
  ...content,
];

/** Facts about a photo as a camera writes them: turned by 90 degrees, taken at a place. */
export const EXIF = jpegPart(0xe1, [
  ...bytesOf('Exif\0\0MM\0*'),
  ...number32(8),
  ...number16(2),
  ...[...number16(0x0112), ...number16(3), ...number32(1), ...number16(6), ...number16(0)],
  ...[...number16(0x8825), ...number16(4), ...number32(1), ...number32(38)],
  ...number32(0),
  ...number16(1),
  ...[...number16(1), ...number16(2), ...number32(2), ...bytesOf('N\0\0\0')],
  ...number32(0),
]);

export interface MadeSides {
  width?: number;
  height?: number;
}

/** A JPEG whose structure is right; its dots say nothing. */
export function madeJpeg({
  width = 120,
  height = 90,
  more = [],
}: MadeSides & { more?: readonly number[] } = {}): Uint8Array {
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...jpegPart(0xe0, [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...more,
    ...jpegPart(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...jpegPart(0xc0, [8, ...number16(height), ...number16(width), 1, 1, 0x11, 0]),
    ...jpegPart(0xc4, [0, ...Array<number>(16).fill(0)]),
    ...jpegPart(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    ...[0xff, 0xd9],
  ]);
}

/** A part of a PNG; its check sum is none. */
export const pngPart = (name: string, content: readonly number[]): number[] => [
  ...number32(content.length),
  ...bytesOf(name),
  ...content,
  ...[0, 0, 0, 0],
];

export function madePng({
  width = 120,
  height = 90,
  more = [],
}: MadeSides & { more?: readonly number[] } = {}): Uint8Array {
  return Uint8Array.from([
    ...[0x89, ...bytesOf('PNG\r\n'), 0x1a, 0x0a],
    ...pngPart('IHDR', [...number32(width), ...number32(height), 8, 2, 0, 0, 0]),
    ...more,
    ...pngPart('IDAT', [1, 2, 3]),
    ...pngPart('IEND', []),
  ]);
}

/** A WebP with one part. */
export function madeWebp(name: string, content: readonly number[]): Uint8Array {
  const padded = content.length % 2 === 0 ? content : [...content, 0];
  const part = [...bytesOf(name), ...number32Reversed(content.length), ...padded];
  return Uint8Array.from([
    ...bytesOf('RIFF'),
    ...number32Reversed(part.length + 4),
    ...bytesOf('WEBP'),
    ...part,
  ]);
}

/** The lossy coding of a WebP, as far as its sides. */
export const lossyWebp = ({ width = 120, height = 90 }: MadeSides = {}): Uint8Array =>
  madeWebp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 7]);

/** The lossless coding of a WebP, as far as its sides. */
export function losslessWebp({ width = 120, height = 90 }: MadeSides = {}): Uint8Array {
  return madeWebp('VP8L', [0x2f, ...number32Reversed((width - 1) | ((height - 1) << 14)), 7]);
}
