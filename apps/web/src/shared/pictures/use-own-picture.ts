import { isOwnPicture } from '@career/contracts/vocabulary/picture-address';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { currentUserQuery } from '../session/session.ts';
import { loadOwnPicture, ownPictures } from './own-pictures.ts';

/**
 * What a page draws for the address of a photo: the address itself where it is one of the web; for a kept picture its
 * bytes, or nothing while they are not there.
 */
export function useOwnPicture(address: string | null | undefined): string | null {
  const { data: user } = useQuery(currentUserQuery);
  const isOwn = isOwnPicture(address);
  const source = useStore(ownPictures, ({ shown }) => (isOwn ? shown[address] : undefined));
  const userId = user?.id;
  useEffect(() => {
    if (isOwn && userId && source === undefined) void loadOwnPicture(userId, address);
  }, [isOwn, address, userId, source]);
  return isOwn ? (source ?? null) : (address ?? null);
}
