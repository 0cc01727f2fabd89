import preset from '../../jest.preset.js';

const shared = { ...preset, setupFiles: ['reflect-metadata'], rootDir: import.meta.dirname };

/** `unit` tests lie beside their source; `api` tests need the PostgreSQL that `npm test -- api` brings. */
export default {
  projects: [
    { ...shared, displayName: 'unit', roots: ['<rootDir>/src'] },
    {
      ...shared,
      displayName: 'api',
      roots: ['<rootDir>/test'],
      testMatch: ['**/*.api-spec.ts'],
    },
  ],
};
