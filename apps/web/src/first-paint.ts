import { apiUrl } from './shared/api/api-host.ts';
import { sparesData } from './shared/data-saver/data-saver.ts';
import { hadFonts } from './shared/design/fonts-memory.ts';
import { startingTheme } from './shared/design/theme-choice.ts';
import { directionOf, ENGLISH, startingLanguage } from './shared/language/language-choice.ts';
import { wasSignedIn } from './shared/session/last-session.ts';
import { LENIENT } from './shared/session-answer/signed-out-answer.ts';

/**
 * Inlined in index.html and run before anything is painted: sets theme and screen, asks who is signed in, and
 * starts fetching the files of this visit in parallel. It must stay small.
 */
const LANDING_PATH = '/';
const HOME_PATH = '/dashboard';
const RESUME = /^\/resume\/(?:edit|preview)\/([0-9a-f-]{36})$/;

const page = document.documentElement;
const { pathname } = location;
const language = startingLanguage();
/** A landing page in another language than this one's is drawn by the app. */
const isFirstPage = pathname === LANDING_PATH && !wasSignedIn() && page.lang === language;

/** Only the bare address of signing in has a page that waits for it; the links of mails lead to others. */
function signingIn(): 'sign-in' | 'sign-up' | undefined {
  const search = new URLSearchParams(location.search);
  if (pathname !== '/auth') return undefined;
  if (['reset', 'verify', 'forgot', 'step'].some((name) => search.has(name))) return undefined;
  return search.get('signup') === 'true' ? 'sign-up' : 'sign-in';
}

/** The page that waits for a screen of somebody who was signed in; an address that asks for a field has another step. */
function ownScreen(): 'dashboard' | 'resume-new' | 'resume-edit' | undefined {
  if (pathname === LANDING_PATH || pathname === HOME_PATH) return 'dashboard';
  if (new URLSearchParams(location.search).has('field')) return undefined;
  if (pathname === '/resume/new') return 'resume-new';
  return RESUME.test(pathname) && pathname.includes('edit') ? 'resume-edit' : undefined;
}

page.dataset.theme = startingTheme();
page.lang = language;
page.dir = directionOf(language);
// The pages that wait for others are drawn in English.
const waiting = language === ENGLISH ? (wasSignedIn() ? ownScreen() : signingIn()) : undefined;
page.dataset.screen = isFirstPage ? 'landing' : (waiting ?? 'app');
// In data saving mode the device's fonts are enough.
if (sparesData()) page.dataset.fonts = 'system';
else if (!hadFonts()) page.dataset.fonts = 'later';
const ask = (path: string, headers = {}): Promise<Response | undefined> =>
  fetch(apiUrl(path), { credentials: 'include', headers }).catch(() => undefined);
// On another origin the header would need a preflight request.
window.currentUserAnswer = ask('/api/auth/user', apiUrl('') === '' ? LENIENT : {});
if (wasSignedIn()) {
  const screen = pathname === LANDING_PATH ? HOME_PATH : pathname;
  window.prefetchedResponses = Object.fromEntries(firstQuestions(screen).map((path) => [path, ask(path)]));
}
if (pathname === '/auth')
  window.prefetchedResponses = {
    ...window.prefetchedResponses,
    '/api/auth/options': ask('/api/auth/options'),
  };
const startsWithoutApp = pathname === '/auth' && !wasSignedIn();
if (startsWithoutApp) fetchFiles(__AHEAD__['sign-in'] ?? []);
else if (isFirstPage) fetchFiles(__AHEAD__.landing ?? []);
else window.screenIsComing = fetchAhead(pathname === LANDING_PATH && wasSignedIn() ? HOME_PATH : pathname);
window.fetchAhead = fetchAhead;

/** What a screen asks the API first. */
function firstQuestions(path: string): string[] {
  if (path === HOME_PATH) {
    return [
      '/api/resumes',
      '/api/job-applications?limit=100',
      '/api/job-applications/summary',
      '/api/cover-letters?limit=1',
    ];
  }
  const [, id] = RESUME.exec(path) ?? [];
  return id ? [`/api/resumes/${id}`] : [];
}

function fetchAhead(path: string): boolean {
  const { '': app = [], ...pages } = __AHEAD__;
  const [, own = []] = Object.entries(pages).find(([start]) => path.startsWith(start)) ?? [];
  fetchFiles([...app, ...own]);
  return own.length > 0;
}

function fetchFiles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isScript = file.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = 'style';
    // As the loader of parts asks for them, or they would be fetched twice.
    link.crossOrigin = '';
    // Behind the first paint and the questions to the API.
    link.fetchPriority = 'low';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
