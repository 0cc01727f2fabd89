/** A picture file taken apart. */
export interface PictureParts {
  readonly width: number;
  readonly height: number;
  /** The parts that draw the picture, in their order. */
  readonly drawing: readonly Uint8Array[];
}

/** Number of `size` bytes, the most significant first. */
export function bigEndian(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** Number of `size` bytes, the least significant first. */
export function littleEndian(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** Four letters that name a part. */
export const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether the bytes at a place are these. */
export const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);
