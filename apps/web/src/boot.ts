import './shared/design/base.css';
import './shared/ui/ui.css';
import './boot.css';
import './features/landing/landing.css';
import { apiUrl } from './shared/api/api-host.ts';
import { startDataSaver } from './shared/data-saver/data-saver.ts';
import { startTheme } from './shared/design/theme.ts';
import { wasSignedIn } from './shared/session/visit-memory.ts';

/**
 * The first script of every address. The landing page stands in the HTML already, so a signed-out visitor of `/` gets
 * it without the app; every other visit shows the spinner and loads the app while the current user is asked for.
 */
const LANDING_PATH = '/';
const SIGN_IN_PATH = '/auth';

const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
};

const askCurrentUser = (): Promise<Response | undefined> =>
  fetch(apiUrl('/api/auth/user'), { credentials: 'include' }).catch(() => undefined);

async function openApp(answer: Promise<Response | undefined>): Promise<void> {
  document.documentElement.dataset.screen = 'app';
  fetchAhead();
  const { startApp } = await import('./main.tsx');
  await startApp(part('root'), answer, () => {
    part('landing').remove();
    part('loading').remove();
  });
}

/** Fetches, beside the app, the part that this visit will most likely ask it for next. */
function fetchAhead(): void {
  // What cannot be had now is asked for again, and missed aloud, when its screen is shown.
  const missed = (): void => undefined;
  if (wasSignedIn()) import('./shell/signed-in-frame.tsx').catch(missed);
  else if (location.pathname === SIGN_IN_PATH) import('./features/auth/auth-page.tsx').catch(missed);
}

async function openFirstPage(answer: Promise<Response | undefined>): Promise<void> {
  const response = await answer;
  // Out of reach, nobody known: the page that stands here already is worth more than an error.
  if (response && response.status !== 401) return openApp(answer);
  part('loading').remove();
  const { startLanding } = await import('./features/landing/landing-behaviour.ts');
  startLanding(part('landing'));
}

startTheme();
startDataSaver();
const answer = askCurrentUser();
const isFirstPage = location.pathname === LANDING_PATH && !wasSignedIn();
document.documentElement.dataset.screen = isFirstPage ? 'landing' : 'app';
void whenParsed(() => (isFirstPage ? openFirstPage(answer) : openApp(answer)));

/** This script runs before the body is there, so that nothing wrong is painted first. */
function whenParsed(then: () => Promise<void>): void {
  const run = (): void => void then();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
