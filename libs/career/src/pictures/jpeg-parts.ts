import { bigEndian, type PictureParts, startsWith } from './picture-parts.ts';

export const JPEG_START = [0xff, 0xd8, 0xff] as const;

const END = 0xd9;
const SCAN = 0xda;
/** Frames of the two codings that every browser draws, sequential and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of quantities and codes, and the interval of restarts. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
const JFIF = 0xe0;
/** Says how to read the colours of a picture in four inks. */
const ADOBE = 0xee;
/** Without and with its usual rest: longer ones hold a second, small picture or something else. */
const APPLICATION_SIZES: Readonly<Record<number, number>> = { [JFIF]: 16, [ADOBE]: 14 };

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Takes a JPEG apart; undefined where it is none or broken. What is behind its end is not part of it. */
export function jpegParts(bytes: Uint8Array): PictureParts | undefined {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ marker }) => FRAMES.has(marker));
  if (!segments || !frame) return undefined;
  const drawing = segments.filter((segment) => draws(segment)).map(({ part }) => part);
  return {
    height: bigEndian(frame.part, 5, 2),
    width: bigEndian(frame.part, 7, 2),
    drawing: [bytes.subarray(0, 2), ...drawing],
  };
}

interface Segment {
  marker: number;
  /** With its marker and its length. */
  part: Uint8Array;
}

/** The segments from behind the start to the end of the picture; undefined where they do not lead to an end. */
function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  while (bytes[at] === 0xff && at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return [...segments, { marker, part: bytes.subarray(at, at + 2) }];
    const size = bigEndian(bytes, at + 2, 2);
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + size) : at + 2 + size;
    if (size < 2 || end > bytes.length) return undefined;
    segments.push({ marker, part: bytes.subarray(at, end) });
    at = end;
  }
  return undefined;
}

function draws({ marker, part }: Segment): boolean {
  if (FRAMES.has(marker) || TABLES.has(marker) || marker === SCAN || marker === END) return true;
  if (APPLICATION_SIZES[marker] !== part.length - 2) return false;
  return marker === ADOBE || startsWith(part, [0x4a, 0x46, 0x49, 0x46, 0], 4);
}

/** Where the coded dots that follow a scan's head end: at the next marker that is not a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += 1;
  }
  return at;
}
