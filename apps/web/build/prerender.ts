import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { directionOf } from '../src/shared/language/language-choice.ts';

const PAGE = 'index.html';
const LANDING = '/src/features/landing/landing-html.tsx';
const LOAD_LANGUAGE = '/src/shared/language/load-language.ts';

interface Piece {
  /** A placeholder of index.html. */
  place: string;
  /** The module and the function of it that write what comes there. */
  module: string;
  write: string;
}

/** What people read before any script has run: written for each language. */
const TRANSLATED: readonly Piece[] = [
  { place: '<!--landing-->', module: LANDING, write: 'landingHtml' },
  { place: '<!--description-->', module: LANDING, write: 'descriptionText' },
  { place: '<!--loading-->', module: LANDING, write: 'loadingHtml' },
];

/** Skeleton pages, shown in English alone (`first-paint.ts`). */
const ENGLISH_ONLY: readonly Piece[] = [
  { place: '<!--sign-in-->', module: '/src/features/auth/auth-skeleton-html.tsx', write: 'authSkeletonHtml' },
  {
    place: '<!--dashboard-->',
    module: '/src/features/dashboard/dashboard-skeleton-html.tsx',
    write: 'dashboardSkeletonHtml',
  },
  {
    place: '<!--editor-->',
    module: '/src/features/resumes/editor/editor-skeleton-html.tsx',
    write: 'editorSkeletonHtml',
  },
];

/** HTML that comes after the page, as its own module. */
const SHOWCASE = 'virtual:showcase';
const SHOWCASE_ID = `\0${SHOWCASE}`;

async function written(server: ViteDevServer, module: string, write: string): Promise<string> {
  const writers = (await server.ssrLoadModule(module)) as Record<string, () => string>;
  const content = writers[write]?.();
  if (content === undefined) throw new Error(`${module} does not export ${write}.`);
  return content;
}

/** What comes in each place, in the language that the server has loaded. */
async function piecesOf(server: ViteDevServer, pieces: readonly Piece[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { place, module, write } of pieces) found.set(place, await written(server, module, write));
  return found;
}

/** @throws unless the page has the place exactly once: a second one would be filled by mistake. */
function replaced(page: string, place: string, content: string): string {
  const parts = page.split(place);
  if (parts.length !== 2) throw new Error(`${PAGE} has ${parts.length - 1} times: ${place.slice(0, 80)}`);
  return parts.join(content);
}

/** The modules again, in another language: what they say may be a constant of theirs. */
async function inLanguage(server: ViteDevServer, language: string): Promise<void> {
  server.moduleGraph.invalidateAll();
  const { loadLanguage, loadCatalogue } = (await server.ssrLoadModule(LOAD_LANGUAGE)) as {
    loadLanguage: (language: string) => Promise<void>;
    loadCatalogue: (catalogue: string) => Promise<void>;
  };
  await loadLanguage(language);
  await loadCatalogue('landing');
}

const HTML_TAG = '<html lang="en">';
const tagOf = (language: string): string => `<html lang="${language}" dir="${directionOf(language)}">`;

/** Runs something with the server that runs already, or with one of its own. */
async function withServer<Result>(
  devServer: ViteDevServer | undefined,
  work: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  if (devServer) return work(devServer);
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/**
 * Writes into index.html what shows before any script has run: the landing page, and pages that wait for others. The
 * built app has a page for each other language beside it (`index.fr.html`), which the API picks by the browser's
 * languages; it differs in its words alone, so the script of no page knows of it.
 *
 * @param languages those of the screens beside English.
 */
export function prerender(languages: readonly string[]): Plugin {
  let devServer: ViteDevServer | undefined;
  let folder = '';
  let english = new Map<string, string>();
  return {
    name: 'prerender',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    configureServer(server) {
      devServer = server;
    },
    resolveId: (id) => (id === SHOWCASE ? SHOWCASE_ID : undefined),
    async load(id) {
      if (id !== SHOWCASE_ID) return undefined;
      const html = await withServer(devServer, (server) => written(server, LANDING, 'showcaseHtml'));
      return `export const html = ${JSON.stringify(html)};`;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        english = await withServer(devServer, (server) => piecesOf(server, [...TRANSLATED, ...ENGLISH_ONLY]));
        let page = html;
        for (const [place, content] of english) page = replaced(page, place, content);
        return page;
      },
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: () =>
        withServer(undefined, async (server) => {
          const source = await readFile(resolve(folder, PAGE), 'utf8');
          for (const language of languages) {
            await inLanguage(server, language);
            let page = replaced(source, HTML_TAG, tagOf(language));
            for (const [place, content] of await piecesOf(server, TRANSLATED))
              page = replaced(page, english.get(place) ?? '', content);
            await writeFile(resolve(folder, `index.${language}.html`), page);
          }
        }),
    },
  };
}
