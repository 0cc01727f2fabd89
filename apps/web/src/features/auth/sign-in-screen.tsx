import { Suspense, useState } from 'react';
import { apiUrl } from '../../shared/api/api-host.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleMark } from './google-mark.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const CodeScreen = lazyPart(() => import('./code-screen.tsx'), 'CodeScreen');

export type Mode = 'sign-in' | 'sign-up';

const WORDS = {
  'sign-in': { heading: 'Sign in to your account', question: 'New here?', other: 'Sign Up' },
  'sign-up': { heading: 'Create your account', question: 'Already have an account?', other: 'Sign In' },
} as const;

export function SignInScreen({ initialMode }: { initialMode: Mode }) {
  const [mode, setMode] = useState(initialMode);
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
      {/* Only one form exists at a time, so changing the mode empties both. */}
      {mode === 'sign-in' ? <SignInForm onCodeAsked={() => setAsksCode(true)} /> : <SignUpForm />}
      <p className="auth-or">
        <span>or</span>
      </p>
      <a href={apiUrl('/api/auth/google')} className="button auth-google">
        <GoogleMark /> Continue with Google
      </a>
      <p className="auth-toggle">
        {words.question}{' '}
        <button
          type="button"
          className="auth-toggle-button"
          onClick={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
        >
          {words.other}
        </button>
      </p>
    </AuthFrame>
  );
}
