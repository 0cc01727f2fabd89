/** Unit and component tests; they lie beside what they test. */
export default {
  testEnvironment: '<rootDir>/test/browser-environment.js',
  testEnvironmentOptions: { customExportConditions: ['@career/source', 'browser', 'import', 'default'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/empty-style.js' },
  setupFiles: ['<rootDir>/test/jsdom-gaps.js'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
};
