import { askForVerificationMutation } from '@career/client/queries';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { noticeText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { useRefreshCurrentUser } from '../../shared/session/session.ts';

/** Asks for a link that proves the address of the account. */
export function ConfirmEmail() {
  const refreshCurrentUser = useRefreshCurrentUser();
  const asking = useMutation({
    ...askForVerificationMutation(),
    onSuccess: async ({ message }) => {
      showNotice({ title: t`Confirm Your Address`, description: message });
      // It may have been confirmed on another device.
      await refreshCurrentUser();
    },
    onError: (error) =>
      showError(t`Link Not Sent`, noticeText(error, t`Something went wrong. Please try again.`)),
  });
  return (
    <Button loading={asking.isPending} onClick={() => asking.mutate({})}>{t`Send Confirmation Link`}</Button>
  );
}
