import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where the API answers while developing; the built app is served by the API itself. */
const apiTarget = process.env.API_TARGET ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  define: { __API_HOST__: JSON.stringify(process.env.API_HOST ?? '') },
  resolve: { conditions: ['@career/source', ...defaultClientConditions] },
  build: { outDir: 'dist/app', emptyOutDir: true, manifest: true },
  server: { port: 5173, proxy: { '/api': apiTarget } },
  preview: { port: 4173, proxy: { '/api': apiTarget } },
});
