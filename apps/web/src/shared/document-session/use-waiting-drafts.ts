import { useEffect, useState } from 'react';
import { useCurrentUser } from '../session/session.ts';
import { type Draft, type DraftStore, waitingDraftsStore } from './draft-store.ts';

/** What the person saved without a connection, oldest first; nothing where the device keeps nothing. */
export function useWaitingDrafts<Form>({
  listOwed,
}: Pick<DraftStore<Form>, 'listOwed'>): readonly Draft<Form>[] {
  const { id: userId } = useCurrentUser();
  const [drafts, setDrafts] = useState<readonly Draft<Form>[]>([]);
  useEffect(() => {
    const load = (): void =>
      void listOwed(userId).then(setDrafts, () => {
        setDrafts([]);
      });
    load();
    return waitingDraftsStore.subscribe(load);
  }, [listOwed, userId]);
  return drafts;
}
