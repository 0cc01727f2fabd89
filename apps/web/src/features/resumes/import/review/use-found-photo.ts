import { useMemo, useState } from 'react';
import { errorText } from '../../../../shared/api/api-error.ts';
import { fileOfPhoto, keepFoundPhoto } from '../../../../shared/pictures/found-photo.ts';
import { useOwnPicture } from '../../../../shared/pictures/use-own-picture.ts';
import { useCurrentUser } from '../../../../shared/session/session.ts';

/** The portrait that a file holds, until the person has decided about it. */
export function useFoundPhoto(held: string | undefined) {
  const { id: userId } = useCurrentUser();
  const file = useMemo(() => (held ? fileOfPhoto(held) : undefined), [held]);
  const [isTaken, take] = useState(true);
  const [isBusy, setBusy] = useState(false);
  /** Address of the part that the person chose. */
  const [cropped, setCropped] = useState('');
  const shown = useOwnPicture(cropped || null);
  const isUsed = file !== undefined && isTaken;

  /** Its address in the account, none where it is not wanted; or why it could not be kept. */
  const keep = async (): Promise<{ photoUrl?: string; fault?: string }> => {
    if (!isUsed) return {};
    if (cropped) return { photoUrl: cropped };
    setBusy(true);
    try {
      return { photoUrl: await keepFoundPhoto(userId, file) };
    } catch (error) {
      return { fault: errorText(error) };
    } finally {
      setBusy(false);
    }
  };
  return { file, source: file && (shown ?? held), isTaken: isUsed, take, isBusy, setCropped, keep };
}
