import { Suspense, useState } from 'react';
import { t } from '../../shared/language/texts.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthHost } from './auth-host.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const CodeScreen = lazyPart(() => import('./code-screen.tsx'), 'CodeScreen');

export type Mode = 'sign-in' | 'sign-up';

const WORDS = {
  'sign-in': { heading: t`Sign in to your account`, question: t`New here?`, other: t`Sign Up` },
  'sign-up': { heading: t`Create your account`, question: t`Already have an account?`, other: t`Sign In` },
} as const;

export function SignInScreen({ mode, offersGoogle }: { mode: Mode; offersGoogle: boolean }) {
  const { replaceAddress } = useAuthHost();
  const [asksCode, setAsksCode] = useState(false);
  const words = WORDS[mode];

  if (asksCode) {
    return (
      <Suspense fallback={<Loading />}>
        <CodeScreen onBack={() => setAsksCode(false)} />
      </Suspense>
    );
  }
  return (
    <AuthFrame heading={words.heading}>
      {/* Only one form exists at a time, so changing the mode resets both. */}
      {mode === 'sign-in' ? <SignInForm onCodeAsked={() => setAsksCode(true)} /> : <SignUpForm />}
      {offersGoogle && <GoogleSignIn />}
      <p className="auth-toggle">
        {words.question}{' '}
        <button
          type="button"
          className="auth-toggle-button"
          // In the address, so that a reload opens the same form.
          onClick={() => replaceAddress(mode === 'sign-in' ? '/auth?signup=true' : '/auth')}
        >
          {words.other}
        </button>
      </p>
    </AuthFrame>
  );
}
