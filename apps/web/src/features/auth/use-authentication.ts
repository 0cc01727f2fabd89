import type { AuthAnswerDto } from '@career/client/types';
import { noticeText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { useAuthHost } from './auth-host.ts';
import { type Call, useCall } from './use-call.ts';

const REFUSED = t`Authentication failed. Please try again.`;
const FAILED = t`Something went wrong. Please try again.`;

/** Sends the credentials; on success says so, asks who is signed in and opens the dashboard or the screen they came from. */
export function useAuthentication<Credentials>(
  send: (credentials: Credentials) => Promise<AuthAnswerDto>,
  welcome: string,
  onFailure: (error: unknown) => void,
  onCodeAsked?: () => void,
): Call<Credentials, AuthAnswerDto> {
  const { enter } = useAuthHost();
  return useCall(send, {
    onSuccess: async ({ ok, needsCode, message, user }) => {
      if (needsCode && onCodeAsked) return onCodeAsked();
      if (!ok) return showError(t`Authentication Error`, REFUSED);
      showNotice({ title: welcome, description: message });
      await enter(user?.id);
    },
    onError: (error) => {
      showError(t`Authentication Error`, noticeText(error, FAILED));
      onFailure(error);
    },
  });
}
