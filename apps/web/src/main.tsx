import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CurrentUser } from './shared/session/session.ts';
import { App } from './shell/app.tsx';

/** Starts the app in a page that has asked for the current user: null is nobody, undefined is not known yet. */
export function startApp(root: HTMLElement, user: CurrentUser | null | undefined): void {
  createRoot(root).render(
    <StrictMode>
      <App user={user} />
    </StrictMode>,
  );
}
