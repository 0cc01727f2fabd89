import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { bootstrapSession } from './shared/session/session-bootstrap.ts';
import { App } from './shell/app.tsx';

/** Starts the app in a page that has asked for the current user. @param ready called when the app takes the screen. */
export async function startApp(
  root: HTMLElement,
  answer: Promise<Response | undefined>,
  ready: () => void,
): Promise<void> {
  const visit = await bootstrapSession(answer);
  ready();
  // In slices: the page answers between them, and what waits in the screen's place stands as long as it takes.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App visit={visit} />
      </StrictMode>,
    ),
  );
}
