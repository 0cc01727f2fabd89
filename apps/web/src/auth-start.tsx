import './shared/api/client.ts';
import { client } from '@career/client/default-client';
import type { GetCurrentUserData, GetCurrentUserResponses } from '@career/client/types';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mount } from './features/auth/routes.ts';
import { sparesData } from './shared/data-saver/data-saver.ts';
import { afterFirstView } from './shared/first-view/after-first-view.ts';
import { takesAccountLanguage } from './shared/language/account-language.ts';
import { t } from './shared/language/texts.ts';
import { withTexts } from './shared/language/with-texts.ts';
import { claimReturnAddress, returnAddress } from './shared/session/return-address.ts';
import { isSignedOutAnswer } from './shared/session-answer/signed-out-answer.ts';
import { AuthBeforeApp } from './shell/auth-before-app.tsx';
import { PageRoot } from './shell/page-root.tsx';

const HOME = '/dashboard';
/** Without the generated call, which comes in one file with those of all screens. */
const CURRENT_USER: GetCurrentUserData['url'] = '/api/auth/user';

/** Starts the page of signing in without the app, for a visitor of whom the server says that nobody is signed in. */
export async function start(
  place: HTMLElement,
  answer: Promise<Response | undefined>,
  ready: () => void,
): Promise<void> {
  // The app says what to do where a part cannot be loaded.
  const loading = withTexts(mount.name, async () => mount.loadScreens?.()).catch(() => undefined);
  const [response, screens] = await Promise.all([answer, loading]);
  if (!response || !isSignedOutAnswer(response) || !screens) {
    const app = await import('./main.tsx');
    return app.start(place, answer, ready);
  }
  // An answer that nobody reads keeps the page out of the browser's back and forward cache.
  void response.text().catch(() => undefined);
  document.title = t`Sign in · Career Toolkit`;
  ready();
  const root = createRoot(place);
  place.addEventListener('input', () => afterFirstView(fetchNext), { once: true });
  startTransition(() =>
    root.render(
      <PageRoot>
        <AuthBeforeApp Screens={screens.Screens} onEnter={(userId) => enter(root, userId)} />
      </PageRoot>,
    ),
  );
}

/** Who types will soon be signed in: what they open then is fetched meanwhile, not run. */
async function fetchNext(): Promise<void> {
  if (!sparesData()) window.fetchAhead?.(returnAddress() ?? HOME);
}

/** The app replaces the form in the same page; without its code, the browser loads the page that it starts from. */
async function enter(root: Root, userId: string | undefined): Promise<void> {
  const address = claimReturnAddress(userId) ?? HOME;
  try {
    const [{ data: user }, app] = await Promise.all([
      client.get<GetCurrentUserResponses, unknown, true>({ url: CURRENT_USER, throwOnError: true }),
      import('./main.tsx'),
    ]);
    if (takesAccountLanguage(user.language)) return location.assign(address);
    history.replaceState(null, '', address);
    app.takeOver(root, user);
  } catch (error) {
    console.error(error);
    location.assign(address);
  }
}
