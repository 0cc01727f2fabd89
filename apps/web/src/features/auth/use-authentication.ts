import type { AuthAnswerDto } from '@career/contracts/client/types.gen';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeText } from '../../shared/api/api-error.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { claimReturnAddress } from '../../shared/session/return-address.ts';
import { useRefreshCurrentUser } from '../../shared/session/session.ts';

const REFUSED = 'Authentication failed. Please try again.';
const FAILED = 'Something went wrong. Please try again.';

/** Sends the credentials; on success says so, asks who is signed in and opens the dashboard or the screen they came from. */
export function useAuthentication<Failure, Variables>(
  send: UseMutationOptions<AuthAnswerDto, Failure, Variables>,
  welcome: string,
  onRefusal: (error: unknown) => void,
  onCodeAsked?: () => void,
) {
  const navigate = useNavigate();
  const refreshCurrentUser = useRefreshCurrentUser();
  return useMutation({
    ...send,
    onSuccess: async ({ ok, needsCode, message, user }) => {
      if (needsCode && onCodeAsked) return onCodeAsked();
      if (!ok) return showError('Authentication Error', REFUSED);
      showNotice({ title: welcome, description: message });
      const address = claimReturnAddress(user?.id);
      await refreshCurrentUser();
      await navigate({ to: address ?? '/dashboard' });
    },
    onError: (error) => {
      showError('Authentication Error', noticeText(error, FAILED));
      onRefusal(error);
    },
  });
}
