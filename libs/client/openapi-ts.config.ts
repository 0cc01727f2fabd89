import { defineConfig } from '@hey-api/openapi-ts';

/** The browser sends its cookie and has no tokens: how each route is protected is for other clients. */
const sdk = { name: '@hey-api/sdk', auth: false } as const;

/** Types, calls and TanStack Query options of the API, written from its committed document. */
const config = defineConfig({
  input: '../contracts/openapi.json',
  logs: { level: 'warn', file: false },
  output: { path: './generated', module: { extension: '.ts' }, entryFile: false },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', sdk, '@tanstack/react-query'],
});

export default config;
