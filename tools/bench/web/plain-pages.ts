import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { build } from 'vite';
import { inRoot } from '../../paths.ts';

const WORDS = 'Resumes that machines can read, honest cover letters, a job tracker and career insights.';

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${WORDS}">${head}</head><body>${body}</body></html>`;

const REACT_ENTRY = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(
    createElement('main', null, createElement('h1', null, 'Plain React page'), createElement('p', null, ${JSON.stringify(WORDS)})),
  );
`;

/**
 * Copies the built web app into its own folder and lays two pages beside it that nothing can be faster than:
 * `/plain.html` without script or style, and `/plain-react.html` with React and nothing else.
 * @returns the folder, to be served in place of the web app.
 */
export async function webAppWithPlainPages(): Promise<string> {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-web-'));
  cpSync(inRoot('apps/web/dist/app'), folder, { recursive: true });
  const source = resolve(folder, 'plain-source');
  mkdirSync(source);
  writeFileSync(resolve(source, 'entry.js'), REACT_ENTRY);
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    resolve: {
      alias: { react: inRoot('node_modules/react'), 'react-dom': inRoot('node_modules/react-dom') },
    },
    build: {
      outDir: resolve(folder, 'assets'),
      emptyOutDir: false,
      rollupOptions: { input: resolve(source, 'entry.js'), output: { entryFileNames: 'plain-react.js' } },
    },
  });
  writeFileSync(
    resolve(folder, 'plain.html'),
    page('Plain page', '', `<main><h1>Plain page</h1><p>${WORDS}</p></main>`),
  );
  writeFileSync(
    resolve(folder, 'plain-react.html'),
    page(
      'Plain React page',
      '<script type="module" src="/assets/plain-react.js"></script>',
      '<div id="root"></div>',
    ),
  );
  return folder;
}
