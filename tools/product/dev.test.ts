import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../services/free-port.ts';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';

const STARTS_WITHIN_MS = 300_000;
const POLL_MS = 200;

let copy: CheckoutCopy;
let dev: ChildProcess;
let output = '';
let web: string;

/** `npm run dev -- job-tracker` in its own checkout. */
beforeAll(async () => {
  copy = copyCheckout('borrowed');
  mkdirSync(resolve(copy.folder, 'data'));
  const port = String(await freePort());
  const webPort = String(await freePort());
  web = `http://localhost:${webPort}`;
  dev = spawn(process.execPath, ['tools/dev.ts', 'job-tracker'], {
    cwd: copy.root,
    detached: true,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      WEB_PORT: webPort,
      PUBLIC_URL: web,
      DATA_DIR: resolve(copy.folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  await until('the API to answer', async () => (await get('/api/auth/options')).status === 200);
}, STARTS_WITHIN_MS);

afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  copy.remove();
}, STARTS_WITHIN_MS);

const get = (path: string): Promise<Response> => fetch(`${web}${path}`, { headers: { accept: '*/*' } });

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await holds().catch(() => false))) {
    if (dev.exitCode !== null || Date.now() > deadline) throw new Error(`Waited for ${what}:\n${output}`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

it('mounts the one feature and signing in, and loads no file of another', async () => {
  const mounts = await (await get('/src/shell/mounts.ts')).text();
  const features = [...mounts.matchAll(/features\/([\w-]+)\/routes/g)].map(([, name]) => name);
  expect([...new Set(features)].sort()).toEqual(['auth', 'job-tracker']);
  const page = await (await get('/src/features/job-tracker/tracker.page.tsx')).text();
  expect(page).toContain('TrackerView');
});

it(
  'writes the API document and the client again when a DTO changes',
  async () => {
    const dto = resolve(copy.root, 'libs/contracts/src/auth/sign-in.dto.ts');
    const text = readFileSync(dto, 'utf8');
    const changed = text.replace("'Password is required'", "'Planted: a password, please'");
    expect(changed).not.toBe(text);
    writeFileSync(dto, changed);
    const read = (file: string): string => readFileSync(resolve(copy.root, 'libs/contracts', file), 'utf8');
    await until('the document', async () => read('openapi.json').includes('Planted: a password, please'));
    await until('the client', async () => output.includes('Wrote the API document and its client.'));
    expect(read('generated/form-schemas/sign-in.gen.ts')).toContain('Planted: a password, please');
  },
  STARTS_WITHIN_MS,
);
