import preset from '../jest.preset.js';

/** Tests of the commands themselves: they start real processes. */
export default { ...preset, testMatch: ['**/*.test.ts'], roots: ['<rootDir>'], testTimeout: 180_000 };
