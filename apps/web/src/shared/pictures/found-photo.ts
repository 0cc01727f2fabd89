import { readPicture } from '@career/career/pictures/read-picture';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { firstCrop } from './crop.ts';
import { cutPicture } from './cut-picture.ts';
import { keepPhoto } from './keep-photo.ts';
import { decodePhoto } from './photo-file.ts';

/** A `data:` address as a file, or nothing where it holds no picture of a kind that is kept. */
export function fileOfPhoto(source: string): File | undefined {
  const letters = source.slice(source.indexOf(',') + 1);
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const read = readPicture(bytes);
    return read && new File([bytes], 'photo', { type: read.type });
  } catch {
    return undefined;
  }
}

/**
 * Keeps a photo that was found in a file. One that is small and plain enough, as this product exports it, keeps its
 * bytes; any other is cut as a chosen photo is, around the middle.
 * @returns the address that the resume names it by.
 */
export async function keepFoundPhoto(userId: string, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readPicture(bytes);
  const isKept =
    read !== undefined &&
    read.plain.length <= LIMITS.pictureBytes &&
    Math.min(read.width, read.height) >= LIMITS.pictureSideMin &&
    Math.max(read.width, read.height) <= LIMITS.pictureSideMax &&
    read.plain.length === bytes.length;
  // Also finds out whether a browser can draw it.
  const photo = await decodePhoto(file);
  try {
    const kept = isKept
      ? { bytes: read.plain, type: read.type }
      : { bytes: await cutPicture(photo, firstCrop(photo)) };
    return await keepPhoto({ userId, ...kept, isForProfile: false });
  } finally {
    photo.close();
  }
}
