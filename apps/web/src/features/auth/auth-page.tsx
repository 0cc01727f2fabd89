import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { type Mode, SignInScreen } from './sign-in-screen.tsx';

const CodeScreen = lazyPart(() => import('./code-screen.tsx'), 'CodeScreen');
const ForgotScreen = lazyPart(() => import('./forgot-screen.tsx'), 'ForgotScreen');
const ResetScreen = lazyPart(() => import('./reset-screen.tsx'), 'ResetScreen');
const VerifyScreen = lazyPart(() => import('./verify-screen.tsx'), 'VerifyScreen');

/**
 * Sign-in and sign-up; `signup=true` opens the latter, `error=auth_failed` tells that Google refused. The links of mails
 * lead here, too: `verify` and `reset` carry what they hold.
 */
export function Page() {
  const search = useSearch({ strict: false });
  useArrivalNotice(search);
  return <Suspense fallback={<Loading />}>{screenFor(search)}</Suspense>;
}

function screenFor({ signup, forgot, step, reset, verify }: Record<string, unknown>): ReactNode {
  if (reset !== undefined) return <ResetScreen token={String(reset)} />;
  if (verify !== undefined) return <VerifyScreen token={String(verify)} />;
  if (step === 'code') return <CodeScreen />;
  if (String(forgot) === 'true') return <ForgotScreen />;
  const mode: Mode = String(signup) === 'true' ? 'sign-up' : 'sign-in';
  return <SignInScreen mode={mode} />;
}

/** Says once what happened on the way here: a reload must not repeat it, so it leaves the address. */
function useArrivalNotice({ error, changed }: Record<string, unknown>): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (error !== 'auth_failed') return;
    showError('Authentication Failed', 'There was a problem signing you in with Google. Please try again.');
    void navigate({ href: '/auth', replace: true, state: { keepFocus: true } });
  }, [error, navigate]);
  useEffect(() => {
    if (changed !== 'password') return;
    showNotice({ title: 'Password Changed', description: 'Please sign in with your new password.' });
    void navigate({ href: '/auth', replace: true, state: { keepFocus: true } });
  }, [changed, navigate]);
}
