import './shared/design/base.css';
import './shared/ui/ui.css';
import './shared/ui/navigation-room.css';
import './boot.css';
import './shared/ui/skeleton.css';
import './features/auth/auth-skeleton.css';
import './features/landing/landing.css';
import './features/landing/showcase.css';
import './features/auth/auth-page.css';
import './shared/ui/list-row.css';
import './features/dashboard/dashboard-page.css';
import './shared/ui/folding-panel.css';
import './shared/ui/steady-line.css';
import './features/resumes/editor/editor-header.css';
import './features/resumes/editor/editor-screen.css';
import './features/resumes/editor/step-nav.css';
import './features/resumes/editor/editor-skeleton.css';
import { startDataSaver } from './shared/data-saver/data-saver.ts';
import { bringFonts } from './shared/design/fonts.ts';
import { startTheme } from './shared/design/theme.ts';
import { afterFirstView } from './shared/first-view/after-first-view.ts';
import { languageReady } from './shared/language/with-texts.ts';
import { wasSignedIn } from './shared/session/last-session.ts';
import { isSignedOutAnswer } from './shared/session-answer/signed-out-answer.ts';

/**
 * The first module of every address. The landing page is in the HTML already, so a signed-out visitor of `/`
 * gets it without the app; every other page loads the app while it fetches the current user, behind a
 * skeleton page of its screen where there is one, else behind the spinner.
 */
const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
};

const SKELETONS = ['loading', 'sign-in', 'dashboard', 'editor'];
const LONGEST_FRAME_MS = 200;
const page = document.documentElement;

/**
 * Brings the names of the files that parts of the app need, so that those are fetched side by side. Here, since the name
 * of this script changes with every one of them.
 */
const bringFileLists = async (): Promise<void> => {
  const lists = { address: __FILE_LISTS__ };
  await import(/* @vite-ignore */ lists.address).catch(() => undefined);
};

async function openApp(answer: Promise<Response | undefined>): Promise<void> {
  if (page.dataset.screen === 'landing') page.dataset.screen = 'app';
  if (!window.screenIsComing && !isSigningIn()) void bringFileLists();
  await Promise.all([painted(), languageReady()]);
  const { start } = isSigningIn() ? await import('./auth-start.tsx') : await import('./main.tsx');
  await start(part('root'), answer, () => {
    part('landing').remove();
    // Over a skeleton page it stays until the screen is drawn.
    if (page.dataset.screen === 'app') part('loading').remove();
  });
  await shown(part('root'));
  for (const id of SKELETONS) document.getElementById(id)?.remove();
  page.dataset.screen = 'app';
}

/** Signing in needs a form, not the app; a person whom the device remembers most likely wants their screens. */
const isSigningIn = (): boolean => location.pathname === '/auth' && !wasSignedIn();

/**
 * Until the page has been painted, so that the app's code does not run before it; a background tab paints
 * nothing. Not `shared/first-view/painted.ts`: the landing page would load that file's chunk, which holds React.
 */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });

/** Until the app has drawn a screen; what waits in its place stays so long, so that nothing flashes. */
const shown = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!root.querySelector('main')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
  });

async function openFirstPage(answer: Promise<Response | undefined>): Promise<void> {
  const behaviour = import('./features/landing/landing-behaviour.ts');
  const response = await answer;
  // The server cannot be reached and nobody is known: the page already shown is better than an error.
  if (response && !isSignedOutAnswer(response)) return openApp(answer);
  part('loading').remove();
  const { startLanding } = await behaviour;
  startLanding(part('landing'));
  // An answer that nobody reads keeps the page out of the browser's back and forward cache.
  await response?.text().catch(() => undefined);
}

window.bringFileLists = bringFileLists;
const answer = window.currentUserAnswer ?? Promise.resolve(undefined);
startTheme();
startDataSaver();
void (page.dataset.screen === 'landing' ? openFirstPage(answer) : openApp(answer)).then(() =>
  afterFirstView(bringFonts),
);
