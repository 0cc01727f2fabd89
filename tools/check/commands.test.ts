import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const measuring = Object.keys(scripts).filter((name) => /^(?:bench|eval):/.test(name));

describe('the commands that measure', () => {
  it('are there', () => {
    expect(measuring.length).toBeGreaterThanOrEqual(15);
  });

  it.each(measuring)('npm run %s installs on a fresh clone first', (name) => {
    expect(scripts[`pre${name}`]).toBe('node tools/bootstrap.mjs');
  });
});
