import { updateCurrentUserMutation } from '@career/client/queries';
import { useMutation } from '@tanstack/react-query';
import { noticeText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { useRefreshCurrentUser } from '../../shared/session/session.ts';

/** Saves the profile and reports the result. */
export function useSaveProfile(done: { onSaved?: () => void; onFailed?: (error: unknown) => void }) {
  const refreshCurrentUser = useRefreshCurrentUser();
  return useMutation({
    ...updateCurrentUserMutation(),
    onSuccess: async () => {
      await refreshCurrentUser();
      done.onSaved?.();
      showNotice({ title: t`Profile Updated`, description: t`Your profile has been updated successfully.` });
    },
    onError: (error) => {
      done.onFailed?.(error);
      showError(t`Update Failed`, noticeText(error, t`Failed to update profile.`));
    },
  });
}
