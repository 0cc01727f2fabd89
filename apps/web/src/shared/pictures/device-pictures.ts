import type { PictureType } from '@career/contracts/vocabulary/picture-address';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A portrait on this device, so that it shows without a connection and is not lost before the server has it. */
export interface DevicePicture {
  id: string;
  userId: string;
  type: PictureType;
  bytes: ArrayBuffer;
  /** Whether the server has it. */
  isSent: boolean;
  /** Becomes the profile picture once the server has it. */
  isForProfile: boolean;
}

interface PictureSchema extends DBSchema {
  pictures: { key: [userId: string, id: string]; value: DevicePicture };
}

const DATABASE = 'career-toolkit-pictures';

let database: Promise<IDBPDatabase<PictureSchema>> | undefined;

function open(): Promise<IDBPDatabase<PictureSchema>> {
  database ??= openDB<PictureSchema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('pictures', { keyPath: ['userId', 'id'] });
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** Keeps a picture in place of the same one. @throws where the device refuses storage. */
export async function keepPicture(picture: DevicePicture): Promise<void> {
  await (await open()).put('pictures', picture);
}

/** The picture of a person, if this device has it. */
export async function findPicture(userId: string, id: string): Promise<DevicePicture | undefined> {
  return (await open()).get('pictures', [userId, id]);
}

/** Pictures of a person that the server does not have, or that are to become the profile's. */
export async function waitingPictures(userId: string): Promise<DevicePicture[]> {
  const all = await (await open()).getAll('pictures');
  return all.filter((one) => one.userId === userId && !(one.isSent && !one.isForProfile));
}

/** Notes what became of a picture, unless it was forgotten meanwhile. */
export async function notePicture(
  { userId, id }: Pick<DevicePicture, 'userId' | 'id'>,
  change: Partial<Pick<DevicePicture, 'isSent' | 'isForProfile'>>,
): Promise<void> {
  const transaction = (await open()).transaction('pictures', 'readwrite');
  const picture = await transaction.store.get([userId, id]);
  if (picture) await transaction.store.put({ ...picture, ...change });
  await transaction.done;
}

/** No picture waits any longer to become the profile's: another choice was made. */
export async function forgetProfileChoice(userId: string): Promise<void> {
  for (const picture of await waitingPictures(userId)) {
    if (picture.isForProfile) await notePicture(picture, { isForProfile: false });
  }
}

/** Forgets every picture. For signing out by choice. */
export async function clearPictures(): Promise<void> {
  await (await open()).clear('pictures');
}
