import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { isDraft, offeredLanguages } from './build/catalogue/catalogues.ts';
import { OFFERED_FROM } from './build/catalogue/languages.ts';
import { catalogueFiles } from './build/catalogue-files.ts';
import { commonFiles } from './build/common-files.ts';
import { inlineFirstPaint } from './build/inline-first-paint.ts';
import { laterLists } from './build/later-lists.ts';
import { oneFeature } from './build/one-feature.ts';
import { packFiles } from './build/pack-files.ts';
import { pageFaces } from './build/page-faces.ts';
import { prerender } from './build/prerender.ts';
import { recognitionFiles } from './build/recognition-files.ts';

/** Where the API answers while developing; the built app is served by the API itself. */
const apiTarget = process.env.API_TARGET ?? 'http://localhost:3000';

/** The one feature to mount, for `npm run dev -- <feature>`; empty means all. */
const feature = process.env.FEATURE ?? '';

/** Libraries of the workspace are taken as source. */
const SOURCE = '@career/source';

/** Languages of the screens beside English. */
const offered = offeredLanguages(OFFERED_FROM);

export default defineConfig({
  plugins: [
    react(),
    catalogueFiles(),
    prerender(offered),
    inlineFirstPaint(),
    recognitionFiles(),
    commonFiles(),
    laterLists(),
    pageFaces(),
    buildServiceWorker(),
    packFiles(),
    feature !== '' && oneFeature(feature),
  ],
  define: {
    __API_HOST__: JSON.stringify(process.env.API_HOST ?? ''),
    __LANGUAGES__: JSON.stringify(offered),
    __DRAFT_LANGUAGES__: JSON.stringify(offered.filter(isDraft)),
  },
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // React has had it since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@career\//] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
  },
  // Parts of a worker load when they are needed, as those of a page do.
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': apiTarget } },
  preview: { port: 4173, proxy: { '/api': apiTarget } },
});
