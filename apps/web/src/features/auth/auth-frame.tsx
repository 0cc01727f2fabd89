import type { ReactNode } from 'react';
import { t } from '../../shared/language/texts.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import './auth-page.css';

/** The frame of every sign-in screen: logo, a card with its heading, and a word about the account. */
export function AuthFrame({ heading, children }: { heading: ReactNode; children: ReactNode }) {
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
            {heading}
          </h1>
          {children}
        </section>
        <aside className="auth-aside" aria-label={t`What the account holds`}>
          <p className="auth-quote">{t`One account for the whole search.`}</p>
          <ul>
            <li>{t`Resumes that people and screening software can both read`}</li>
            <li>{t`Cover letters that claim only what you have done`}</li>
            <li>{t`Every application, with its next step`}</li>
          </ul>
        </aside>
      </main>
    </div>
  );
}
