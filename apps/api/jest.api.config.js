import preset from '../../jest.preset.js';

/** The API against real services: `npm test -- api` brings them and names them in TEST_* variables. */
export default {
  ...preset,
  roots: ['<rootDir>'],
  testMatch: ['<rootDir>/test/**/*.api-spec.ts'],
  setupFiles: ['reflect-metadata'],
  testTimeout: 90_000,
  testSequencer: '<rootDir>/../../tools/testing/longest-first.js',
};
