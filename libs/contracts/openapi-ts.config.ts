import { defineConfig } from '@hey-api/openapi-ts';

/** Types, calls and TanStack Query options of the API, written from its committed document. */
const config = defineConfig({
  input: './openapi.json',
  logs: { level: 'warn', file: false },
  output: { path: './client', module: { extension: '.ts' }, entryFile: false },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk', '@tanstack/react-query'],
});

export default config;
