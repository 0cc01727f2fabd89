import './shared/design/base.css';
import './shared/ui/ui.css';
import './boot.css';
import './features/landing/landing.css';
import { startLanding } from './features/landing/landing-behaviour.ts';
import { startDataSaver } from './shared/data-saver/data-saver.ts';
import { startTheme } from './shared/design/theme.ts';

/**
 * The first module of every address. The landing page stands in the HTML already, so a signed-out visitor of `/` gets
 * it without the app; every other visit shows the spinner and loads the app while the current user is asked for.
 */
const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
};

async function openApp(answer: Promise<Response | undefined>): Promise<void> {
  document.documentElement.dataset.screen = 'app';
  const { startApp } = await import('./main.tsx');
  await startApp(part('root'), answer, () => {
    part('landing').remove();
    part('loading').remove();
  });
}

async function openFirstPage(answer: Promise<Response | undefined>): Promise<void> {
  const response = await answer;
  // Out of reach, nobody known: the page that stands here already is worth more than an error.
  if (response && response.status !== 401) return openApp(answer);
  part('loading').remove();
  startLanding(part('landing'));
  // An answer that nobody reads keeps the page out of the browser's back and forward cache.
  await response?.text().catch(() => undefined);
}

const answer = window.currentUserAnswer ?? Promise.resolve(undefined);
startTheme();
startDataSaver();
void (document.documentElement.dataset.screen === 'landing' ? openFirstPage(answer) : openApp(answer));
