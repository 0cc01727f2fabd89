import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PageFrameProps {
  title: ReactNode;
  /** Where the back button leads, and what it says. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** The main region of a signed-in screen: back button, heading, actions, content. */
export function PageFrame({ title, back, actions, children }: PageFrameProps) {
  return (
    <main id="main" className="page">
      {back && (
        <Link to={back.to} className="button page-back" data-kind="quiet">
          <span className="pointing" aria-hidden="true">
            ←
          </span>{' '}
          {back.label}
        </Link>
      )}
      <div className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
