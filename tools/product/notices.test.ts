import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../paths.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = read('docs/notices.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[3]?.endsWith('.spec.ts'))
  .map(([, text = '', , spec = '']) => ({ text, spec }));

const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'libs/documents/src/**/*.ts'], { cwd: ROOT })
  .filter((path) => !path.includes('.spec.'))
  .map(read)
  .join('\n')
  // A sentence may be broken over two lines of markup, or name what it is about.
  .replace(/\s+/g, ' ')
  .replace(/\$\{outcome\.created[^}]*\}/, 'created|updated');

const isSaid = (text: string): boolean =>
  sources.includes(text) || sources.includes(text.replace(/created|updated/, 'created|updated'));

describe('the table of notices', () => {
  it('names each text once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(45);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  it.each(rows)('$text: said by the product and brought about by $spec', ({ text, spec }) => {
    expect(isSaid(text)).toBe(true);
    expect(read(spec)).toContain(text);
  });
});
