import { readPicture } from '@career/career/pictures/read-picture';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { sizeText } from '../documents/file-size.ts';
import { t } from '../language/texts.ts';

/** Why a file is not a photo that can be cropped, in a sentence for the person. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}

/** More than any camera of a phone makes; a tab that decodes more may be closed by the system. */
const LARGEST_FILE = 25 * 1024 * 1024;
const MOST_DOTS = 64_000_000;

const HEIC = /hei[cf]/i;

/** A photo that the browser has decoded and turned upright. */
export interface DecodedPhoto {
  image: HTMLImageElement;
  width: number;
  height: number;
  /** Gives its memory back. */
  close: () => void;
}

/** Decodes a file as the browser does, which turns the photo as its camera says it was held. */
export async function decodePhoto(file: File): Promise<DecodedPhoto> {
  if (file.size === 0) throw new PhotoRefused(t`This file is empty. Please choose another photo.`);
  if (file.size > LARGEST_FILE) {
    throw new PhotoRefused(
      t`This file has ${sizeText(file.size)}. Please choose a photo of at most ${sizeText(LARGEST_FILE)}.`,
    );
  }
  // Before it is decoded: a small file may hold a picture that no memory holds.
  const head = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (head && head.width * head.height > MOST_DOTS) {
    throw new PhotoRefused(t`This photo is too large. Please choose a smaller one.`);
  }
  return await decoded(file);
}

async function decoded(file: File): Promise<DecodedPhoto> {
  const address = URL.createObjectURL(file);
  const close = (): void => URL.revokeObjectURL(address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.min(width, height) < LIMITS.pictureSideMin) {
      throw new PhotoRefused(
        t`This picture is too small to print: ${width} × ${height} pixels. Please choose one with at least ${LIMITS.pictureSideMin} × ${LIMITS.pictureSideMin}.`,
      );
    }
    return { image, width, height, close };
  } catch (error) {
    close();
    throw error instanceof PhotoRefused ? error : unreadable(file);
  }
}

const unreadable = ({ type, name }: File): PhotoRefused =>
  new PhotoRefused(
    HEIC.test(type) || HEIC.test(name)
      ? t`Your browser cannot open this kind of photo (HEIC). Please choose a JPEG or PNG, or take the photo here.`
      : t`Your browser cannot open this file as a photo. It may be damaged. Please choose a JPEG or PNG.`,
  );
