import '../api/client.ts';
import { getPicture } from '@career/client/operations';
import { isStatus } from '../api/api-error.ts';
import { findPicture, keepPicture } from './device-pictures.ts';
import { dataAddress } from './picture-data.ts';

/** A kept picture as a `data:` address, from this device or the server; null where it is gone. */
export async function findPictureSource(userId: string, id: string): Promise<string | null> {
  const found = await findPicture(userId, id).catch(() => undefined);
  if (found) return dataAddress(found.type, found.bytes);
  try {
    const { data } = await getPicture({ path: { id }, parseAs: 'blob', throwOnError: true });
    const file = data as unknown as Blob;
    const bytes = await file.arrayBuffer();
    const type = file.type as 'image/jpeg';
    // For the next time without a connection; a device that refuses storage goes without.
    await keepPicture({ id, userId, type, bytes, isSent: true, isForProfile: false }).catch(() => undefined);
    return dataAddress(type, bytes);
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}
