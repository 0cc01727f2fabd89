import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { apiUrl } from '../../shared/api/api-host.ts';
import { showError } from '../../shared/notices/notices.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import './auth-page.css';
import { GoogleMark } from './google-mark.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Mode = 'sign-in' | 'sign-up';

const WORDS = {
  'sign-in': { heading: 'Sign in to your account', question: 'New here?', other: 'Sign Up' },
  'sign-up': { heading: 'Create your account', question: 'Already have an account?', other: 'Sign In' },
} as const;

/** Sign-in and sign-up; `signup=true` opens the latter, `error=auth_failed` tells that Google refused. */
export function Page() {
  const { signup, error } = useSearch({ strict: false });
  const asked: Mode = String(signup) === 'true' ? 'sign-up' : 'sign-in';

  useEffect(() => {
    if (error !== 'auth_failed') return;
    showError('Authentication Failed', 'There was a problem signing you in with Google. Please try again.');
  }, [error]);

  return <AuthScreen key={asked} initialMode={asked} />;
}

function AuthScreen({ initialMode }: { initialMode: Mode }) {
  const [mode, setMode] = useState(initialMode);
  const words = WORDS[mode];

  return (
    <div className="auth">
      <header className="auth-head">
        <a href="/" className="logo-link">
          <Logo />
        </a>
        <ThemeToggle />
      </header>
      <main id="main" className="auth-main">
        <section className="auth-card" aria-labelledby="auth-heading">
          <h1 id="auth-heading" tabIndex={-1}>
            {words.heading}
          </h1>
          {/* Only one form exists at a time, so changing the mode empties both. */}
          {mode === 'sign-in' ? <SignInForm /> : <SignUpForm />}
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
        </section>
        <aside className="auth-aside" aria-label="What the account holds">
          <p className="auth-quote">One account for the whole search.</p>
          <ul>
            <li>Resumes that people and screening software can both read</li>
            <li>Cover letters that name only what you have done</li>
            <li>Every application, with its next step</li>
          </ul>
        </aside>
      </main>
    </div>
  );
}
