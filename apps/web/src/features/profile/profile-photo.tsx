import { useQueryClient } from '@tanstack/react-query';
import { PictureChoice } from '../../shared/pictures/picture-choice.tsx';
import { type CurrentUser, currentUserQuery } from '../../shared/session/session.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Chooses the profile picture, which shows at once and is saved as soon as the server can be reached. */
export function ProfilePhoto({ user }: { user: CurrentUser }) {
  const queries = useQueryClient();
  const saving = useSaveProfile({});
  const change = (profileImageUrl: string): void => {
    if (profileImageUrl !== '') {
      const changed: CurrentUser = { ...user, profileImageUrl };
      queries.setQueryData(currentUserQuery.queryKey, changed);
      return;
    }
    const { firstName, lastName, phone } = user;
    saving.mutate({ body: { firstName, lastName, phone: phone ?? '', profileImageUrl: null } });
  };
  return (
    <PictureChoice
      address={user.profileImageUrl ?? ''}
      isForProfile
      disabled={saving.isPending}
      onChange={change}
    />
  );
}
