import type { PictureType } from '@career/contracts/vocabulary/picture-address';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** What an answer needs of a picture. */
interface ShownPicture {
  id: string;
  mimeType: PictureType;
  bytes: Uint8Array;
}

/** Name of the file that a picture is saved as. */
export const pictureFileName = (id: string, mimeType: PictureType): string =>
  `${id}.${mimeType.slice('image/'.length).replace('jpeg', 'jpg')}`;

/**
 * The answer that shows a picture inside a page of the product and is a file to save anywhere else. An address always
 * means the same bytes, so the browser of the person may keep them until the sign-out clears its cache.
 */
export function pictureAnswer({ id, mimeType, bytes }: ShownPicture, response: Response): StreamableFile {
  response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
  response.vary('Cookie');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  return new StreamableFile(bytes, {
    type: mimeType,
    length: bytes.length,
    disposition: `attachment; filename="${pictureFileName(id, mimeType)}"`,
  });
}
