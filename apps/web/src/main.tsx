import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterFirstView } from './shared/first-view/after-first-view.ts';
import { takesAccountLanguage } from './shared/language/account-language.ts';
import type { CurrentUser } from './shared/session/session.ts';
import { bootstrapSession, type SessionBootstrap } from './shared/session/session-bootstrap.ts';
import { App } from './shell/app.tsx';
import { focusHeadingWhenShown } from './shell/heading-focus.ts';
import { PageRoot } from './shell/page-root.tsx';

const app = (bootstrap: SessionBootstrap) => (
  <PageRoot>
    <App bootstrap={bootstrap} />
  </PageRoot>
);

afterFirstView(async () => window.bringFileLists?.());

/** Starts the app in a page that has asked for the current user. @param ready called when the app takes the screen. */
export async function start(
  place: HTMLElement,
  answer: Promise<Response | undefined>,
  ready: () => void,
): Promise<void> {
  const bootstrap = await bootstrapSession(answer);
  if (takesAccountLanguage(bootstrap.user?.language)) return location.reload();
  ready();
  // In slices: the page responds between them, and the skeleton stays as long as it takes.
  startTransition(() => createRoot(place).render(app(bootstrap)));
}

/** Puts the app in place of the page of signing in; focus moves to the heading, as after any change of screen. */
export function takeOver(root: Root, user: CurrentUser): void {
  flushSync(() => root.render(app({ user, confirmed: true })));
  focusHeadingWhenShown();
}
