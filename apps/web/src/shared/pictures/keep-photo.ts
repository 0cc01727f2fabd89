import { type PictureType, pictureAddress } from '@career/contracts/vocabulary/picture-address';
import { idOfPicture } from './cut-picture.ts';
import { forgetProfileChoice, keepPicture } from './device-pictures.ts';
import { showOwnPicture } from './own-pictures.ts';
import { dataAddress } from './picture-data.ts';
import { changeProfilePicture, uploadPicture } from './send-pictures.ts';
import { announceUnsentPicture } from './unsent-pictures.ts';

interface PhotoToKeep {
  userId: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** A photo that was cut is a JPEG. */
  type?: PictureType;
  /** Becomes the profile picture as soon as the server has it. */
  isForProfile: boolean;
}

/**
 * Keeps a cut photo on this device and hands it to the sender, which reaches the server now or later. Where the device
 * cannot keep it, or cannot name it, it is uploaded at once.
 * @returns the address that a resume or the profile names it by.
 */
export async function keepPhoto({
  userId,
  bytes,
  type = 'image/jpeg',
  isForProfile,
}: PhotoToKeep): Promise<string> {
  const id = await idOfPicture(bytes);
  const source = dataAddress(type, bytes.buffer);
  if (isForProfile) await forgetProfileChoice(userId).catch(() => undefined);
  const isKept =
    id !== undefined &&
    (await keepPicture({ id, userId, type, bytes: bytes.buffer, isSent: false, isForProfile }).then(
      () => true,
      () => false,
    ));
  const address = isKept ? pictureAddress(id) : await uploadPicture(new Blob([bytes], { type }));
  showOwnPicture(address, source);
  if (isKept) announceUnsentPicture();
  else if (isForProfile) await changeProfilePicture(address);
  return address;
}
