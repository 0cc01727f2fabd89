import preset from '../../jest.preset.js';

/** Unit and component tests; they lie beside what they test. */
export default {
  ...preset,
  testEnvironment: '<rootDir>/test/browser-environment.js',
  testEnvironmentOptions: { customExportConditions: ['@career/source', 'browser', 'import', 'default'] },
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/test/jsdom-gaps.js'],
};
