import preset from '../jest.preset.js';

const testMatch = ['**/*.test.ts'];
// Those that take long, or rights that not every machine gives.
if (process.env.FAULTS === 'full') testMatch.push('**/*.full-test.ts');

/** Tests of the commands themselves: they start real processes. */
export default {
  ...preset,
  testMatch,
  roots: ['<rootDir>'],
  testTimeout: 180_000,
  testSequencer: '<rootDir>/testing/longest-first.js',
};
