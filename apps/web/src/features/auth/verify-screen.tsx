import { useEffect, useRef, useState } from 'react';
import { isStatus, noticeText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { verifyEmail } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthHost } from './auth-host.ts';
import { useCall } from './use-call.ts';
import { VerifyPassword } from './verify-password.tsx';

/** Confirms the address of an account with what the link of the mail holds; in its own session without a further click. */
export function VerifyScreen({ token }: { token: string }) {
  const { isSignedIn, refreshUser } = useAuthHost();
  const [asksPassword, setAsksPassword] = useState(false);
  const verifying = useCall(verifyEmail, {
    onSuccess: ({ ok, needsPassword = false }) => {
      setAsksPassword(needsPassword);
      return ok && isSignedIn ? refreshUser() : undefined;
    },
  });
  const sent = useRef(false);
  const send = (password?: string): void =>
    verifying.send({ token, ...(password === undefined ? {} : { password }) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    // The link works once: a second run of this effect must not send it again.
    if (sent.current) return;
    sent.current = true;
    send();
  }, [token]);

  if (verifying.answer?.ok) return <Confirmed isSignedIn={isSignedIn} />;
  const isDead = isStatus(verifying.error, 422);
  if (asksPassword && !isDead) {
    return (
      <VerifyPassword
        token={token}
        isPending={verifying.isPending}
        error={verifying.error}
        onPassword={send}
      />
    );
  }
  if (verifying.error === undefined) return <Loading text={t`Confirming your email address...`} />;
  return (
    <NotConfirmed
      reason={noticeText(verifying.error, t`Something went wrong. Please try again.`)}
      isDead={isDead}
      isSignedIn={isSignedIn}
      onRetry={() => send()}
    />
  );
}

function Confirmed({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthFrame heading={t`Email address confirmed`}>
      <p role="status" className="auth-explanation">{t`Thank you. Your email address is confirmed.`}</p>
      <a href={isSignedIn ? '/dashboard' : '/auth'} className="button" data-kind="primary">
        {isSignedIn ? t`Go to your dashboard` : t`Sign in`}
      </a>
    </AuthFrame>
  );
}

interface NotConfirmedProps {
  reason: string;
  /** The link was used, or is too old. */
  isDead: boolean;
  isSignedIn: boolean;
  onRetry: () => void;
}

function NotConfirmed({ reason, isDead, isSignedIn, onRetry }: NotConfirmedProps) {
  return (
    <AuthFrame heading={t`Email address not confirmed`}>
      <p role="status" className="auth-explanation">
        {reason}
        {isDead && t` You find that in your profile.`}
      </p>
      {isDead ? (
        <a href={isSignedIn ? '/profile' : '/auth'} className="button" data-kind="primary">
          {isSignedIn ? t`Go to your profile` : t`Sign in`}
        </a>
      ) : (
        <button type="button" className="button" data-kind="primary" onClick={onRetry}>{t`Try Again`}</button>
      )}
    </AuthFrame>
  );
}
