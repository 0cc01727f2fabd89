import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const PLACEHOLDER = '<!--first-paint-->';
const SCRIPT = resolve(import.meta.dirname, '../src/first-paint.ts');
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/** A stored resume is drawn as its market expects it. */
const MARKETS = '/libs/career/src/markets/apply-market.ts';

/** Modules that a visit of an address needs beside the app itself, by how the address begins. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['/src/features/auth/auth-page.tsx'],
  '/dashboard': ['/src/features/dashboard/dashboard-page.tsx'],
  '/resume/preview/': ['/src/features/resumes/preview/preview.page.tsx', MARKETS],
  '/resume/edit/': ['/src/features/resumes/editor/editor.page.tsx', MARKETS],
  '/resume/': ['/src/features/resumes/editor/editor.page.tsx'],
};
const APP = '/src/main.tsx';
/** What the landing page does beside being there. */
const LANDING = ['/src/features/landing/landing-behaviour.ts'];
/** What signing in needs where the app does not start. */
const SIGN_IN = ['/src/auth-start.tsx', '/src/features/auth/auth-screens.tsx'];

/**
 * Puts into index.html what the first paint needs, so that it waits for no second file: the style sheet, and a small
 * script that picks theme and screen and has everything else fetched at once instead of one after the other. The API
 * allows the script by its hash.
 */
export function inlineFirstPaint(): Plugin {
  let define: Record<string, unknown> = {};
  return {
    name: 'inline-first-paint',
    configResolved(config) {
      define = config.define ?? {};
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const ahead = bundle ? filesAhead(bundle) : {};
        const script = await bundled({ ...define, __AHEAD__: JSON.stringify(ahead) });
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
        const page = html.replace(PLACEHOLDER, () => `<script>${script}</script>`);
        if (bundle && !STYLE_LINK.test(page)) throw new Error('The built page links no style sheet.');
        return bundle ? page.replace(STYLE_LINK, (link, file: string) => inlined(bundle, link, file)) : page;
      },
    },
  };
}

async function bundled(define: Record<string, unknown>): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const code = result.output[0].code.trim();
  if (code.includes('</')) throw new Error('The script of the first paint would end its own element.');
  return code;
}

/** The disabled link marks this sheet as loaded for the loader of later parts. */
function inlined(bundle: Rolldown.OutputBundle, link: string, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`${file} is not in the bundle.`);
  const css = String(sheet.source).trim();
  return `<style>${css}</style>\n    ${link.replace('<link', '<link disabled')}`;
}

/** Script and style files of each kind of visit. */
function filesAhead(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const app = filesOf(bundle, APP);
  const pages = Object.entries(PAGES).map(([start, modules]): [string, string[]] => {
    const own = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]));
    return [start, [...own].filter((file) => !app.has(file))];
  });
  const signIn = new Set(SIGN_IN.flatMap((module) => [...filesOf(bundle, module)]));
  const landing = new Set(LANDING.flatMap((module) => [...filesOf(bundle, module)]));
  return Object.fromEntries([['', [...app]], ['sign-in', [...signIn]], ['landing', [...landing]], ...pages]);
}

function filesOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!page) throw new Error(`No file was built from ${module}.`);
  add(page);
  return files;
}
