import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { prerenderLanding } from './prerender-landing.ts';

/** Where the API answers while developing; the built app is served by the API itself. */
const apiTarget = process.env.API_TARGET ?? 'http://localhost:3000';

/** Libraries of the workspace are taken as source. */
const SOURCE = '@career/source';

export default defineConfig({
  plugins: [react(), prerenderLanding(), buildServiceWorker()],
  define: { __API_HOST__: JSON.stringify(process.env.API_HOST ?? '') },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@career\//] },
  build: { outDir: 'dist/app', emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': apiTarget } },
  preview: { port: 4173, proxy: { '/api': apiTarget } },
});
