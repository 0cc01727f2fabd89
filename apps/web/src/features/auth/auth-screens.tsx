import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import type { ScreenHost } from '../../shared/routing/screen-host.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { findSignInOptions } from './auth-calls.ts';
import { AuthHostContext } from './auth-host.ts';
import { type Mode, SignInScreen } from './sign-in-screen.tsx';

const CodeScreen = lazyPart(() => import('./code-screen.tsx'), 'CodeScreen');
const ForgotScreen = lazyPart(() => import('./forgot-screen.tsx'), 'ForgotScreen');
const ResetScreen = lazyPart(() => import('./reset-screen.tsx'), 'ResetScreen');
const VerifyScreen = lazyPart(() => import('./verify-screen.tsx'), 'VerifyScreen');

/**
 * Sign-in and sign-up; `signup=true` opens the latter, `error=auth_failed` says that Google refused. The
 * links of mails lead here, too: `verify` and `reset` carry what they hold. Knows neither router nor query
 * client, so that the form does not wait for them.
 */
export function Screens({ host }: { host: ScreenHost }) {
  const offersGoogle = useGoogleOffer();
  useArrivalNotice(host);
  return (
    <AuthHostContext value={host}>
      <Suspense fallback={<Loading />}>{screenFor(host.search, offersGoogle)}</Suspense>
    </AuthHostContext>
  );
}

function screenFor(
  { signup, forgot, step, reset, verify }: ScreenHost['search'],
  offersGoogle: boolean,
): ReactNode {
  if (reset !== undefined) return <ResetScreen token={String(reset)} />;
  if (verify !== undefined) return <VerifyScreen token={String(verify)} />;
  if (step === 'code') return <CodeScreen />;
  if (String(forgot) === 'true') return <ForgotScreen />;
  const mode: Mode = String(signup) === 'true' ? 'sign-up' : 'sign-in';
  return <SignInScreen mode={mode} offersGoogle={offersGoogle} />;
}

/** Google is offered unless the server says that it is not set up; while that is not known, it is not. */
function useGoogleOffer(): boolean {
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    findSignInOptions().then(
      ({ google }) => setOffers(google !== false),
      () => setOffers(true),
    );
  }, []);
  return offers;
}

/** Says once what happened on the way here: a reload must not repeat it, so it leaves the address. */
function useArrivalNotice({ search: { error, changed }, replaceAddress }: ScreenHost): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host is made with each drawing; the reason is what counts
  useEffect(() => {
    if (error !== 'auth_failed') return;
    showError(t`Authentication Failed`, t`There was a problem signing you in with Google. Please try again.`);
    replaceAddress('/auth');
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (changed !== 'password') return;
    showNotice({ title: t`Password Changed`, description: t`Please sign in with your new password.` });
    replaceAddress('/auth');
  }, [changed]);
}
