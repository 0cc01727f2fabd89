import type { PictureDto } from '@career/contracts/pictures/picture.dto';
import { pictureAddress } from '@career/contracts/vocabulary/picture-address';
import type { Picture } from './picture.entity.ts';

/** A picture without its bytes. */
export type ListedPicture = Omit<Picture, 'bytes' | 'userId' | 'keptAt'>;

export const toPictureDto = (picture: ListedPicture): PictureDto => ({
  id: picture.id,
  url: pictureAddress(picture.id),
  mimeType: picture.mimeType,
  width: picture.width,
  height: picture.height,
  fileSize: picture.fileSize,
  createdAt: picture.createdAt.toISOString(),
});
