/** What all projects' tests share. Sources are taken as they are: no build is needed, and none can be stale. */
const preset = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: `${import.meta.dirname}/tools/testing/own-global-environment.js`,
  testEnvironmentOptions: { customExportConditions: ['@career/source', 'node', 'default'] },
  moduleNameMapper: { '\\.css$': `${import.meta.dirname}/tools/testing/empty-style.js` },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

export default preset;
