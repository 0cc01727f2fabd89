import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkStyle } from './check-style.ts';
import { readSource } from './read-source.ts';
import { readingEase } from './reading-ease.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-style-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const STIFF = ['The score', 'came', 'about.'].join(' ');

describe('the check of style', () => {
  it.each([
    ['a comment', 'apps/api/src/a.ts', `const a = 1;\n// ${STIFF}\n`, 2],
    ['a comment over two lines', 'apps/api/src/a.ts', '/**\n * The score came\n * about.\n */\n', 1],
    ['a comment of JSX', 'apps/web/src/a.tsx', `const a = <p>{/* ${STIFF} */}</p>;`, 1],
    ['a test name', 'apps/api/src/a.spec.ts', `it.each([1])('${STIFF}', () => {});`, 1],
    ['a text of a screen', 'apps/web/src/a.tsx', `const a = (\n  <p>\n    ${STIFF}\n  </p>\n);`, 2],
    ['a property of a screen', 'apps/web/src/a.tsx', `const a = <a title="${STIFF}" />;`, 1],
    ['a message', 'apps/api/src/a.ts', `throw new Error(\`No. ${STIFF} \${1}\`);`, 1],
    ['a description of the contract', 'libs/contracts/src/a.ts', `const a = { note: '${STIFF}' };`, 1],
    ['a document', 'docs/a.md', `# A\n\n${STIFF}\n`, 3],
  ])('finds a phrase in %s', async (_kind, path, text, line) => {
    plant(path, text);
    const { passed, output } = await checkStyle(root);
    expect([passed, output.split('  ')[0]]).toEqual([false, `${path}:${line}`]);
    expect(output).toContain('-> happens');
  });

  it.each([
    ['code of a comment', 'apps/api/src/a.ts', `// Calls \`${STIFF}\`.`],
    ['code of a document', 'docs/a.md', `Calls \`${STIFF}\`.`],
    ['what looks like a comment in a text', 'apps/api/test/a.ts', `const a = 'https://a.example/ ${STIFF}';`],
    ['made-up texts of a test', 'apps/api/src/a.spec.ts', `const a = '${STIFF}';`],
    ['names of modules', 'apps/api/src/a.ts', `import '${STIFF}';`],
    ['the changelog', 'CHANGELOG.md', STIFF],
    ['a decision', 'docs/decisions/0001-a.md', STIFF],
    ['generated files', 'apps/api/src/a.schema.ts', `// ${STIFF}`],
    ['plain words', 'docs/a.md', 'We work out the score and show how.'],
  ])('leaves alone %s', async (_kind, path, text) => {
    plant(path, text);
    expect(await checkStyle(root)).toMatchObject({ passed: true, output: '' });
  });

  it('fails when screens are hard to read', async () => {
    plant(
      'apps/web/src/a.tsx',
      'const a = <p>Notwithstanding aforementioned organisational considerations, applicability necessitates verification.</p>;',
    );
    const { passed, output, notice } = await checkStyle(root);
    expect([passed, output]).toEqual([false, 'Screens read less easily than 65.']);
    expect(notice).toMatch(/^Flesch reading ease of 1 texts of screens: -\d/);
  });
});

describe('reading ease', () => {
  it('is that of the published formula', () => {
    // 6 words of one syllable in one sentence: 206.835 - 1.015 * 6 - 84.6 * 1.
    expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(116.145, 3);
  });
});

describe('reading a source', () => {
  it('keeps the place of each passage', () => {
    const source = "const a = 'One // two'; // Three four\n/* Five `six` */\n";
    const found = readSource('a.ts', source).map(({ kind, start, end }) => [kind, source.slice(start, end)]);
    expect(found).toEqual([
      ['comment', '// Three four'],
      ['comment', '/* Five `six` */'],
    ]);
  });
});
