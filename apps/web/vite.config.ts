import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { inlineFirstPaint } from './build/first-paint.ts';
import { letterFiles } from './build/letter-files.ts';
import { packFiles } from './build/pack-files.ts';
import { prerender } from './build/prerender.ts';

/** Where the API answers while developing; the built app is served by the API itself. */
const apiTarget = process.env.API_TARGET ?? 'http://localhost:3000';

/** Libraries of the workspace are taken as source. */
const SOURCE = '@career/source';

/**
 * Few files in place of many tiny ones, each of which would cost a round trip: what the first script needs, the
 * libraries of every screen (they stay in caches while the product changes), and what all screens of the app share.
 */
const FILES = [
  {
    name: 'start',
    priority: 3,
    test: /preload-helper|web\/src\/shared\/(design\/(theme|fonts)|data-saver\/data-saver)|zustand\/esm\/vanilla/,
  },
  {
    name: 'framework',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[^/]+)\//,
  },
  {
    name: 'app',
    priority: 1,
    test: /web\/src\/(main|shell\/(?!antd)|features\/[^/]+\/routes|shared\/(api|query|session|routing|offline\/connection|parts|release|notices\/notices|ui\/(icon|logo|loading|avatar|theme-toggle)))/,
  },
  { name: 'idb', priority: 2, test: /node_modules\/idb\// },
  // After the app: a group takes along what its modules import.
  {
    name: 'document-session',
    priority: 0,
    test: /web\/src\/shared\/(document-session\/(?!forget|conflict|leave|use-|form-holder|open-loaded)|ui\/steady-line)/,
  },
];

export default defineConfig({
  plugins: [react(), prerender(), inlineFirstPaint(), letterFiles(), buildServiceWorker(), packFiles()],
  define: { __API_HOST__: JSON.stringify(process.env.API_HOST ?? '') },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@career\//] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  // Parts of a worker load when they are needed, as those of a page do.
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': apiTarget } },
  preview: { port: 4173, proxy: { '/api': apiTarget } },
});
