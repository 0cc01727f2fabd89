import type { AuthAnswerDto } from '@career/contracts/client/types.gen';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeText } from '../../shared/api/api-error.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { useRefreshCurrentUser } from '../../shared/session/session.ts';

const REFUSED = 'Authentication failed. Please try again.';
const FAILED = 'Something went wrong. Please try again.';

/** Sends the credentials; on success tells so, learns who is signed in and opens the dashboard. */
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
    onSuccess: async ({ ok, needsCode, message }) => {
      if (needsCode && onCodeAsked) return onCodeAsked();
      if (!ok) return showError('Authentication Error', REFUSED);
      showNotice({ title: welcome, description: message });
      await refreshCurrentUser();
      await navigate({ to: '/dashboard' });
    },
    onError: (error) => {
      showError('Authentication Error', noticeText(error, FAILED));
      onRefusal(error);
    },
  });
}
