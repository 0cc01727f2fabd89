// `npm run bench:start`: how long a fresh clone takes to its first answer, and how long the second start takes.
// With `MEASURE_SIZE=smallest` the clone is installed and built already.
// Packages come from npm's own cache where it has them; nothing else outside the clone is used.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { freePort } from '../services/free-port.ts';
import { copyCheckout } from '../testing/checkout-copy.ts';
import { isSmallest } from './measure-size.ts';

const GIVE_UP_MS = 15 * 60_000;
const LOOK_EVERY_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
const { root: clone, remove } = isSmallest ? copyCheckout('borrowed') : freshClone();

function freshClone(): { root: string; remove(): void } {
  const root = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, root]);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Seconds from typing `npm start` to the first healthy answer, then stops it as Ctrl-C does. */
async function secondsToAnswer(): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      NX_CACHE_DIRECTORY: join(clone, '.nx/cache'),
    },
  });
  const ended = once(npm, 'exit');
  try {
    await healthy(`http://127.0.0.1:${port}/api/health`, npm);
    return (performance.now() - from) / 1000;
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGINT');
    await ended;
  }
}

async function healthy(url: string, npm: ChildProcess): Promise<void> {
  for (const from = performance.now(); performance.now() - from < GIVE_UP_MS; ) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with exit code ${npm.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('npm start gave no healthy answer.');
}

try {
  const fresh = await secondsToAnswer();
  const second = await secondsToAnswer();
  console.log(`fresh clone to first answer: ${fresh.toFixed(1)} s`);
  console.log(`second start:                ${second.toFixed(1)} s`);
  console.log(`second to fresh:             ${(second / fresh).toFixed(3)}`);
} finally {
  remove();
  rmSync(folder, { recursive: true, force: true });
}
