import { readPicture } from '@career/career/pictures/read-picture';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { pictureId } from '@career/contracts/vocabulary/picture-address';
import { type Crop, cropSide } from './crop.ts';
import type { DecodedPhoto } from './photo-file.ts';

/** Dots of each side, the first that stays below the limit; templates print at most 268 at two dots each. */
const SIDES = [540, 440, 340, 256, 192] as const;
const QUALITIES = [0.88, 0.78, 0.66] as const;

/** The part of the photo as a small JPEG, redrawn so that nothing else of the original file is in it. */
export async function cutPicture(photo: DecodedPhoto, crop: Crop): Promise<Uint8Array<ArrayBuffer>> {
  const side = cropSide(photo, crop);
  const sizes = SIDES.filter((dots, index) => dots <= side || index === SIDES.length - 1);
  for (const dots of sizes) {
    const canvas = drawn(
      photo,
      crop,
      side,
      Math.max(LIMITS.pictureSideMin, Math.min(dots, Math.round(side))),
    );
    for (const quality of QUALITIES) {
      const plain = await encoded(canvas, quality);
      if (plain && plain.length <= LIMITS.pictureBytes) return plain;
    }
  }
  throw new Error('This photo could not be made small enough. Please choose another one.');
}

function drawn({ image }: DecodedPhoto, { x, y }: Crop, side: number, dots: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = dots;
  canvas.height = dots;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the photo.');
  // Behind what is transparent.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, dots, dots);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, dots, dots);
  return canvas;
}

/** Some browsers write a few facts of their own into what they encode. */
async function encoded(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return file ? readPicture(new Uint8Array(await file.arrayBuffer()))?.plain : undefined;
}

/** The id that the server will give it; undefined where the browser has no hash to offer: on plain http. */
export async function idOfPicture(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  return pictureId(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
