import type { Page } from '@playwright/test';

/** Facts about a photo as a camera writes them into a JPEG: to be turned by 90 degrees, taken north of the equator. */
const EXIF = Buffer.from(
  '/+EAQEV4aWYAAE1NACoAAAAIAAIBEgADAAAAAQAGAACIJQAEAAAAAQAAACYAAAAAAAEAAQACAAAAAk4AAAAAAAAA',
  'base64',
);

/** The parts of a JPEG before its dots, by their markers, and its sides. */
export function partsOf(jpeg: Buffer): { markers: string[]; width: number; height: number } {
  const markers: string[] = [];
  let sides = { width: 0, height: 0 };
  for (let at = 2; at < jpeg.length && markers.at(-1) !== 'da'; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    markers.push(marker.toString(16));
    if (marker >= 0xc0 && marker <= 0xc2) {
      sides = { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    }
  }
  return { markers, ...sides };
}

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const fileOf = (buffer: Buffer, name: string, mimeType: string): PhotoFile => ({
  name,
  mimeType,
  buffer,
});

/** A JPEG of two halves, red on the left and blue on the right, as the browser encodes it. */
export async function halves(page: Page, width: number, height: number): Promise<Buffer> {
  const letters = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#d02020';
      context.fillRect(0, 0, across / 2, down);
      context.fillStyle = '#2030d0';
      context.fillRect(across / 2, 0, across / 2, down);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(letters, 'base64');
}

/** The photo as a camera that was held upright writes it: on its side, with a note to turn it and a place. */
export const turned = (jpeg: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]);
