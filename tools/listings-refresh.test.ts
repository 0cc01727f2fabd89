import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inRoot } from './paths.ts';
import { processesOf } from './testing/launch.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(resolve(tmpdir(), 'career-listings-'));
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'listings'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(name: string, text: string): void {
  const file = join(dataDir, 'listings', name);
  writeFileSync(file, text);
  // A file that changed a moment ago is left for later.
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
}

function refresh(environment: NodeJS.ProcessEnv = {}): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('tools/listings-refresh.ts')], {
    cwd: inRoot('.'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: '/tmp', DATA_DIR: dataDir, LISTING_SOURCES: 'none', ...environment },
  });
  return { status, output: stdout + stderr };
}

it('fetches listings by hand, with a line for each source, and leaves no process behind', () => {
  put('board.json', JSON.stringify([{ id: 1, title: 'Cook', url: 'https://board.example/1' }]));
  const first = refresh();
  expect(first.output).toContain(
    'ok   folder:board.json: 1 listings, 1 new or changed, 0 closed, 0 unreadable',
  );
  expect(first.status).toBe(0);

  put('broken.json', '[{');
  const second = refresh();
  expect(second.output).toContain('ok   folder:board.json: nothing new');
  expect(second.output).toContain('FAIL folder:broken.json: The answer is not JSON');
  expect(second.status).toBe(1);
  expect(processesOf(dataDir)).toEqual([]);
});

it('says what is wrong with the settings before it starts anything', () => {
  const { status, output } = refresh({ LISTING_SOURCES: 'linkedin' });
  expect(output).toContain("LISTING_SOURCES: 'linkedin' is not one of remotive, arbeitnow");
  expect(status).toBe(1);
});
