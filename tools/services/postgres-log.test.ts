import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { BoundedLog, LOG_MAX_BYTES } from './postgres-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'career-log-'));
  file = join(folder, 'postgres.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('holds the latest lines in two files of bounded size, which nobody else may read', () => {
  const log = new BoundedLog(file);
  for (let line = 0; line < 50_000; line++) log.append(Buffer.from(`line ${line} ${'x'.repeat(100)}\n`));
  log.append(Buffer.alloc(3 * LOG_MAX_BYTES, 'y'));
  log.append(Buffer.from('last line\n'));
  expect(readdirSync(folder).sort()).toEqual(['postgres.log', 'postgres.log.1']);
  for (const name of readdirSync(folder)) {
    const { size, mode } = statSync(join(folder, name));
    expect([name, size <= LOG_MAX_BYTES, mode & 0o077]).toEqual([name, true, 0]);
  }
  expect(readFileSync(file, 'utf8')).toMatch(/last line\n$/);
});

it('continues after a crash, and erases what an earlier run left', () => {
  new BoundedLog(file).append(Buffer.from('first\n'));
  new BoundedLog(file, true).append(Buffer.from('second\n'));
  expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
  new BoundedLog(file);
  expect(readFileSync(file, 'utf8')).toBe('');
});
