import preset from '../../jest.preset.js';

/**
 * Unit and component tests; they lie beside what they test. Those that need a page ask for it in their first line: a
 * page takes longer to make than most other tests to run.
 */
export default {
  ...preset,
  testEnvironmentOptions: { customExportConditions: ['@career/source', 'browser', 'import', 'default'] },
  roots: ['<rootDir>/build', '<rootDir>/src'],
};
