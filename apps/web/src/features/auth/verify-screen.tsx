import { verifyEmailMutation } from '@career/contracts/client/@tanstack/react-query.gen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isStatus, noticeText } from '../../shared/api/api-error.ts';
import { currentUserQuery, useRefreshCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** Confirms the address of an account with what the link of the mail holds, without a further click. */
export function VerifyScreen({ token }: { token: string }) {
  const { data: user } = useQuery(currentUserQuery);
  const refreshCurrentUser = useRefreshCurrentUser();
  const verifying = useMutation({
    ...verifyEmailMutation(),
    onSuccess: () => (user ? refreshCurrentUser() : undefined),
  });
  const sent = useRef(false);
  const send = (): void => verifying.mutate({ body: { token } });

  useEffect(() => {
    // The link works once: a second run of this effect must not send it again.
    if (sent.current) return;
    sent.current = true;
    verifying.mutate({ body: { token } });
  }, [token, verifying.mutate]);

  const goOn = user
    ? { href: '/dashboard', words: 'Go to your dashboard' }
    : { href: '/auth', words: 'Sign in' };
  if (verifying.isSuccess) {
    return (
      <AuthFrame heading="Email address confirmed">
        <p role="status" className="auth-explanation">
          Thank you. Your email address is confirmed.
        </p>
        <a href={goOn.href} className="button" data-kind="primary">
          {goOn.words}
        </a>
      </AuthFrame>
    );
  }
  if (!verifying.isError) return <Loading text="Confirming your email address..." />;
  const isDead = isStatus(verifying.error, 422);
  return (
    <AuthFrame heading="Email address not confirmed">
      <p role="status" className="auth-explanation">
        {noticeText(verifying.error, 'Something went wrong. Please try again.')}
        {isDead && ' You find that in your profile.'}
      </p>
      {isDead ? (
        <a href={user ? '/profile' : '/auth'} className="button" data-kind="primary">
          {user ? 'Go to your profile' : 'Sign in'}
        </a>
      ) : (
        <button type="button" className="button" data-kind="primary" onClick={send}>
          Try Again
        </button>
      )}
    </AuthFrame>
  );
}
