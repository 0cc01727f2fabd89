import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { type Launched, launch, processesOf, untilGone } from '../testing/launch.ts';

const isRoot = process.getuid?.() === 0;
/** `nobody`, the ordinary user every system has. Tests that are not run by root run as whoever runs them. */
const ORDINARY = isRoot ? { uid: 65_534, gid: 65_534 } : undefined;

let copy: CheckoutCopy;
let folder: string;
let running: { launched: Launched; dataDir: string }[];

beforeAll(() => {
  copy = copyCheckout('linked');
});
afterAll(() => copy.remove());

beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'career-start-'));
  chmodSync(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const { launched, dataDir } of running) {
    signalGroup(launched, 'SIGTERM');
    for (const _ of await untilGone(dataDir)) {
      for (const { pid } of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(name = 'data', options: Partial<Parameters<typeof launch>[0]> = {}): Promise<Launched> {
  const dataDir = resolve(folder, name);
  const launched = await launch({ root: copy.root, dataDir, ...options });
  running.push({ launched, dataDir });
  return launched;
}

function signalGroup({ process: { pid = 0 } }: Launched, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Gone already.
  }
}

async function expectToWork({ url }: Launched): Promise<void> {
  const [health, page, refused] = await Promise.all([
    fetch(`${url}/api/health`),
    fetch(url),
    fetch(`${url}/api/auth/user`),
  ]);
  expect(health.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(refused.status).toBe(401);
}

describe('npm start', () => {
  it('works from a folder that nobody else may enter, and keeps its data over a restart', async () => {
    chmodSync(copy.folder, 0o700);
    chmodSync(folder, 0o700);
    try {
      const first = await start();
      await first.ready;
      await expectToWork(first);
      const account = {
        email: 'ada@example.com',
        password: 'correct horse 7',
        firstName: 'Ada',
        lastName: 'Obi',
      };
      const signedUp = await send(`${first.url}/api/auth/signup`, account);
      expect(signedUp.ok).toBe(true);
      signalGroup(first, 'SIGINT');
      await first.ended;
      const second = await start();
      await second.ready;
      const signedIn = await send(`${second.url}/api/auth/login`, account);
      expect(signedIn.ok).toBe(true);
      expect(statSync(resolve(folder, 'data/postgres-password')).mode & 0o077).toBe(0);
    } finally {
      chmodSync(copy.folder, 0o755);
    }
  });

  it('works for an ordinary user who may not write the checkout', async () => {
    const home = resolve(folder, 'home');
    mkdirSync(home);
    if (ORDINARY) chownSync(home, ORDINARY.uid, ORDINARY.gid);
    const launched = await start('home/data', { user: ORDINARY });
    await launched.ready;
    await expectToWork(launched);
    const dataDir = resolve(home, 'data');
    expect(statSync(dataDir).uid).toBe(ORDINARY?.uid ?? process.getuid?.());
  });

  it('runs twice at a time, refuses a folder in use, and leaves no process behind on SIGINT and SIGTERM', async () => {
    const both = await Promise.all([start('one'), start('two')]);
    for (const launched of both) {
      await launched.ready;
      await expectToWork(launched);
    }
    const [one, two] = both as [Launched, Launched];
    const third = await start('one');
    expect(await third.ended).not.toBe(0);
    expect(third.output()).toContain(`The data in ${resolve(folder, 'one')} are in use`);
    await expectToWork(one);

    for (const name of ['one', 'two']) {
      const processes = processesOf(resolve(folder, name));
      expect(processes.some(({ command }) => command.includes('main.js'))).toBe(true);
    }
    // A terminal sends Ctrl-C to all in its group, a supervisor SIGTERM to the one it started.
    signalGroup(one, 'SIGINT');
    two.process.kill('SIGTERM');
    for (const launched of both) await launched.ended;
    for (const name of ['one', 'two']) expect(await untilGone(resolve(folder, name))).toEqual([]);
  });

  it('leaves no process behind when its launcher is killed, and starts again on the same data', async () => {
    const launched = await start();
    await launched.ready;
    const dataDir = resolve(folder, 'data');
    const launcher = processesOf(dataDir).find(({ command }) => /node tools\/start\.ts/.test(command));
    process.kill(launcher?.pid ?? 0, 'SIGKILL');
    const again = await start();
    await again.ready;
    await expectToWork(again);
    signalGroup(again, 'SIGINT');
    expect(await untilGone(dataDir)).toEqual([]);
    expect(readFileSync(resolve(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down');
  });

  it('names a taken port and the remedy', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const { port } = other.address() as AddressInfo;
    try {
      const launched = await start('data', { port });
      expect(await launched.ended).not.toBe(0);
      expect(launched.output()).toContain(`Port ${port} is taken`);
      expect(launched.output()).toContain(`PORT=${port + 1} npm start`);
      const watched = await start('data', { environment: { WORKER_PORT: String(port) } });
      expect(await watched.ended).not.toBe(0);
      expect(watched.output()).toContain(`WORKER_PORT=${port + 1} npm start`);
    } finally {
      other.close();
    }
  });

  it('lists every fault of the settings at once', async () => {
    const launched = await start('data', {
      environment: { PORT: 'high', REDIS_URL: 'localhost', GOOGLE_CLIENT_ID: 'only-half' },
    });
    expect(await launched.ended).not.toBe(0);
    for (const name of ['PORT', 'REDIS_URL', 'GOOGLE_CLIENT_SECRET']) {
      expect(launched.output()).toMatch(new RegExp(`- ${name} must`));
    }
  });
});

function send(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
}
