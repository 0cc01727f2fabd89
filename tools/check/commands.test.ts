import { globSync, readFileSync } from 'node:fs';
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

/** Where the test files of a part of `npm test` are. */
const FILES_OF: Readonly<Record<string, string>> = {
  unit: '{apps,libs}/**/*.spec.{ts,tsx}',
  api: 'apps/api/test/**/*.api-spec.ts',
  tools: 'tools/**/*.test.ts',
  e2e: 'e2e/*.spec.ts',
};
const UNREAD = ['**/node_modules/**', '**/dist/**', '**/e2e/**/dist/**'];

describe('the commands in documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: inRoot() })];
  const texts = documents.map((name) => ({ name, text: readFileSync(inRoot(name), 'utf8') }));

  it.each(texts)('$name names no command that is not there', ({ text }) => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  const guide = texts.find(({ name }) => name === 'CONTRIBUTING.md')?.text ?? '';
  const runs = [...guide.matchAll(/^npm test -- (\w+) ([\w-]+)(?: -t '([^']+)')?/gm)];

  it('are found at all', () => {
    expect(runs.length).toBeGreaterThanOrEqual(5);
  });

  it.each(runs.map(([command, part, word, title]) => ({ command, part, word, title })))(
    '$command runs a test',
    ({ part = '', word = '', title = '' }) => {
      const files = globSync(FILES_OF[part] ?? '', { cwd: inRoot(), exclude: UNREAD });
      const holds = (file: string): boolean =>
        file.includes(word) && readFileSync(inRoot(file), 'utf8').includes(title);
      expect(files.some(holds)).toBe(true);
    },
  );
});
