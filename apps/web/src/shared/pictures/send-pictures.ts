import '../api/client.ts';
import { addPicture, getCurrentUser, updateCurrentUser } from '@career/client/operations';
import { pictureAddress } from '@career/contracts/vocabulary/picture-address';
import { isStatus, noticeText } from '../api/api-error.ts';
import { isUnreachable } from '../document-session/rest-gateway.ts';
import { t } from '../language/texts.ts';
import { showError } from '../notices/notices.ts';
import { type DevicePicture, notePicture, waitingPictures } from './device-pictures.ts';

/** `unreachable`: the rest waits on the device for the server. */
type Sent = 'done' | 'unreachable';

let underWay: Promise<unknown> | undefined;

/** Sends what waits on this device, one after the other; a call while it does sends the rest, too. */
export function sendPictures(userId: string, onProfileChanged: () => void): Promise<Sent> {
  const before = underWay ?? Promise.resolve();
  const mine = before.then(() => sendWaiting(userId, onProfileChanged));
  underWay = mine;
  return mine;
}

async function sendWaiting(userId: string, onProfileChanged: () => void): Promise<Sent> {
  const waiting = await waitingPictures(userId).catch(() => []);
  for (const picture of waiting) {
    try {
      await sendPicture(picture, onProfileChanged);
    } catch (error) {
      // The rest waits for the connection, or for the next sign-in, too.
      if (isUnreachable(error)) return 'unreachable';
      if (isStatus(error, 401)) return 'done';
      showError(
        t`Photo not uploaded`,
        noticeText(error, t`It is kept on this device. Please choose it again.`),
      );
    }
  }
  return 'done';
}

async function sendPicture(picture: DevicePicture, onProfileChanged: () => void): Promise<void> {
  const { id, type, bytes, isSent, isForProfile } = picture;
  if (!isSent) {
    await uploadPicture(new Blob([bytes], { type }));
    await note(picture, { isSent: true });
  }
  if (!isForProfile) return;
  await changeProfilePicture(pictureAddress(id));
  await note(picture, { isForProfile: false });
  onProfileChanged();
}

/** A device without room for the note sends the picture once more later, which changes nothing. */
const note = (...noted: Parameters<typeof notePicture>): Promise<void> =>
  notePicture(...noted).catch(() => undefined);

/** Puts a picture into the account. @returns its address. */
export async function uploadPicture(file: Blob): Promise<string> {
  const headers = { 'Content-Type': file.type };
  return (await addPicture({ body: file, bodySerializer: null, headers, throwOnError: true })).data.url;
}

/** Changes the picture of the profile, and nothing else of it. */
export async function changeProfilePicture(profileImageUrl: string | null): Promise<void> {
  const { firstName, lastName, phone } = (await getCurrentUser({ throwOnError: true })).data;
  await updateCurrentUser({
    body: { firstName, lastName, phone: phone ?? '', profileImageUrl },
    throwOnError: true,
  });
}
