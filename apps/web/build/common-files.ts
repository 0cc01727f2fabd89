import type { Plugin } from 'vite';

interface Group {
  name: string;
  priority: number;
  /** Parts of module paths; each must match a module of the build. */
  modules: readonly RegExp[];
}

const shared = (path: string): RegExp => new RegExp(`web/src/shared/${path}`);
const packages = (name: string): RegExp => new RegExp(`node_modules/${name}/`);

/**
 * Few files in place of many tiny ones, each of which would cost a round trip: what the first script needs, the
 * libraries of every screen (they stay in caches while the product changes), what the page of signing in shares with
 * the app, and what all screens of the app share.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'start',
    priority: 5,
    modules: [
      /preload-helper/,
      ...[
        'design/theme',
        'design/fonts',
        'data-saver/data-saver',
        'first-view/after-first-view',
        'language/with-texts',
        'waiting-import/waiting-mark',
        'session-answer/signed-out-answer',
        'session/last-session',
      ].map(shared),
      /zustand\/esm\/vanilla[.]mjs/,
    ],
  },
  {
    name: 'react',
    priority: 5,
    modules: ['react', 'react-dom', 'scheduler'].map(packages),
  },
  {
    name: 'framework',
    priority: 4,
    // Without what only lists and forms of later screens use.
    modules: [
      packages('use-sync-external-store'),
      /node_modules\/@tanstack\/(?!.*(?:nfiniteQueryObserver|useInfiniteQuery|useQueries|queriesObserver|useBlocker))/,
    ],
  },
  {
    name: 'page',
    priority: 4,
    modules: [
      /web\/src\/shell\/(page-root|screen-(boundary|error)|use-releases|bars\/(?!last-resume))/,
      /web\/src\/features\/auth\/routes/,
      /libs\/client\/generated\/(client[.]gen|client\/|core\/)/,
      ...['api', 'parts', 'release'].map((folder) => shared(`${folder}/`)),
      ...['session/(return-address|session-end)', 'routing/internal-link'].map(shared),
      ...['offline/connection', 'notices', 'device/shared-phone', 'first-view/(painted|use-)'].map(shared),
      ...['texts', 'rich', 'account-language', 'language-choice'].map((part) => shared(`language/${part}`)),
      ...['icon', 'logo', 'loading', 'theme-toggle'].map((part) => shared(`ui/${part}`)),
    ],
  },
  {
    name: 'app',
    priority: 3,
    modules: [
      /web\/src\/main/,
      /web\/src\/shell\/(?!antd|auth-before-app|use-search|releases|not-found-page|send-waiting|keep-documents|navigation\/more-choices)/,
      /web\/src\/features\/[^/]+\/routes/,
      ...['query', 'session', 'routing'].map((folder) => shared(`${folder}/`)),
      ...['ui/(avatar|status-badge)', 'dates/date-text', 'applications/application-queries'].map(shared),
      /libs\/client\/generated\/sdk[.]gen/,
    ],
  },
  // After the app: a group takes along what its modules import.
  {
    name: 'document-session',
    priority: 2,
    modules: [
      packages('idb'),
      shared('document-session/(?!conflict|leave|use-|form-holder|send-waiting)[^/]+[.]tsx?'),
      shared('offline/device-copies'),
    ],
  },
  {
    name: 'controls',
    priority: 2,
    modules: [shared('forms/native/(native-select|labelled-control|controls)')],
  },
  {
    name: 'resume-list',
    priority: 2,
    modules: [/libs\/client\/generated\/.*list-resumes[.]gen/, /vocabulary\/experience-levels/],
  },
  {
    name: 'resume',
    priority: 1,
    modules: [
      /web\/src\/features\/resumes\/(api\/resume-gateway|form\/design-options|saving\/resume-drafts)/,
      /web\/src\/features\/resumes\/preview\/resume-unavailable/,
      /libs\/templates\/src\/catalogue/,
    ],
  },
  {
    name: 'sheet',
    priority: 0,
    modules: [
      /libs\/contracts\/src\/(resume-table\/(closing-lines|printed-facts|print-entry)|vocabulary\/(market-vocabulary|month-names))/,
      /libs\/contracts\/src\/(document-words\/document-words|marked-text\/safe-address)/,
      /libs\/templates\/src\/(model\/use-document-words|blocks\/statements)/,
      /libs\/contracts\/src\/marked-text\/cjk-letters/,
      shared('ui/scaled-sheet'),
    ],
  },
];

/**
 * Lays what many screens need into common files.
 * @throws when a path above matches no module: the list must follow the sources.
 */
export function commonFiles(): Plugin {
  return {
    name: 'common-files',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: GROUPS.map(({ name, priority, modules }) => ({
                name,
                priority,
                test: new RegExp(modules.map(({ source }) => source).join('|')),
              })),
            },
          },
        },
      },
    }),
    generateBundle() {
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of GROUPS) {
        const lost = modules.filter((pattern) => !ids.some((id) => pattern.test(id)));
        if (lost.length > 0) this.error(`No module of the common file ${name} matches ${lost.join(', ')}`);
      }
    },
  };
}
