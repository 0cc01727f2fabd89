import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Test, type TestingModule } from '@nestjs/testing';
import { type Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { freePort } from '../../../tools/services/free-port.ts';
import { TcpProxy } from '../../../tools/services/tcp-proxy.ts';
import { ConfigModule } from '../src/config/config.module.ts';
import { connectionsOf } from '../src/database/database.module.ts';
import { QueueModule } from '../src/queue/queue.module.ts';
import { CLUSTER_PREFIX, RedisConnections } from '../src/queue/redis-connections.ts';
import { OwnRedis, Process } from './support/processes.ts';
import { SILENT } from './support/silent-logger.ts';
import { until } from './support/test-worker.ts';

const PASSWORD = 'a-password-of-Redis';
const STOP_WITHIN_MS = 5_000;

/** The queue as API and worker have it, and a worker that notes what it is given. */
class Wired {
  readonly done: string[] = [];
  private constructor(
    private readonly module: TestingModule,
    private readonly worker: Worker,
    readonly queue: Queue,
  ) {}

  static async start(variables: Record<string, string>): Promise<Wired> {
    const settings: Record<string, string> = {
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      REDIS_URL: '',
      ...variables,
    };
    const before = { ...process.env };
    Object.assign(process.env, settings);
    try {
      const module = await Test.createTestingModule({
        imports: [
          ConfigModule,
          connectionsOf('career-api', 1),
          QueueModule,
          BullModule.registerQueue({ name: 'tried' }),
        ],
      })
        .setLogger(SILENT)
        .compile();
      await module.init();
      const queue = module.get<Queue>(getQueueToken('tried'));
      queue.on('error', () => undefined);
      const prefix = settings.REDIS_CLUSTER_NODES ? { prefix: CLUSTER_PREFIX } : {};
      const done: string[] = [];
      const worker = new Worker('tried', async ({ data }) => void done.push(data), {
        connection: {},
        drainDelay: 1,
        ...prefix,
      });
      worker.on('error', () => undefined);
      const wired = new Wired(module, worker, queue);
      worker.on('completed', ({ data }) => wired.done.push(data));
      return wired;
    } finally {
      process.env = before;
    }
  }

  get state() {
    return this.module.get(RedisConnections).state;
  }

  isReady(): Promise<boolean> {
    return until(() => this.state.open > 0 && this.state.ready === this.state.open);
  }

  async works(what: string): Promise<boolean> {
    void this.queue.add('job', what).catch(() => undefined);
    return await until(() => this.done.includes(what));
  }

  /** A connection that never opened does not end on its own; an operator's process is ended after 9 s. */
  async stop(): Promise<void> {
    const ended = this.worker.close(!this.isConnected).then(() => this.module.close());
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS))]);
  }

  private get isConnected(): boolean {
    return this.state.open > 0 && this.state.ready === this.state.open;
  }
}

let folder: string;
let redis: OwnRedis;
let wired: Wired | undefined;
let others: (() => Promise<void>)[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-redis-'));
  redis = await OwnRedis.reserve();
  others = [];
});
afterEach(async () => {
  await wired?.stop();
  wired = undefined;
  for (const stop of others) await stop();
  await redis.kill();
  rmSync(folder, { recursive: true, force: true });
});

const withPassword = (url: string, password = PASSWORD): string =>
  Object.assign(new URL(url), { password }).href;

it('signs in with the password of the address, names its connections, and closes all of them', async () => {
  redis.start('--requirepass', PASSWORD);
  wired = await Wired.start({ REDIS_URL: withPassword(redis.url) });
  expect(await wired.works('with the password')).toBe(true);
  const other = new Redis(redis.port, { password: PASSWORD });
  const names = async (): Promise<string[]> =>
    [...String(await other.client('LIST')).matchAll(/ name=(\S+)/g)].map(([, name = '']) => name);
  expect((await names()).filter((name) => name.startsWith('career-toolkit:')).length).toBeGreaterThan(0);
  await wired.stop();
  expect(await until(() => wired?.state.open === 0)).toBe(true);
  expect(await until(async () => (await names()).length === 0)).toBe(true);
  wired = undefined;
  other.disconnect();
}, 60_000);

it('is not ready with a wrong password', async () => {
  redis.start('--requirepass', PASSWORD);
  wired = await Wired.start({ REDIS_URL: withPassword(redis.url, 'another') });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(wired.state.ready).toBe(0);
  expect(wired.state.open).toBeGreaterThan(0);
}, 60_000);

it('recovers automatically when Redis is killed, and reports meanwhile that it is down', async () => {
  redis.start();
  wired = await Wired.start({ REDIS_URL: redis.url });
  expect(await wired.works('before')).toBe(true);
  expect(await wired.isReady()).toBe(true);
  await redis.kill();
  expect(await until(() => wired?.state.ready === 0)).toBe(true);
  redis.start();
  expect(await wired.isReady()).toBe(true);
  expect(await wired.works('after')).toBe(true);
}, 90_000);

it('gives a silent Redis up and makes new connections', async () => {
  redis.start();
  const proxy = await TcpProxy.start(redis.port);
  others.push(() => proxy.stop());
  wired = await Wired.start({ REDIS_URL: proxy.before(redis.url) });
  expect(await wired.works('before')).toBe(true);
  proxy.fallSilent();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  proxy.heal();
  expect(await wired.works('after')).toBe(true);
}, 90_000);

it('speaks TLS to a server whose authority it is given, and to no other', async () => {
  const file = (name: string): string => join(folder, name);
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...[
        '-addext',
        'subjectAltName=DNS:localhost,IP:127.0.0.1',
        '-keyout',
        file('key'),
        '-out',
        file('cert'),
      ],
    ],
    { encoding: 'utf8' },
  );
  expect([made.status, made.stderr]).toEqual([0, expect.anything()]);
  redis.start(
    ...['--port', '0', '--tls-port', String(redis.port), '--tls-auth-clients', 'no'],
    ...['--tls-cert-file', file('cert'), '--tls-key-file', file('key'), '--tls-ca-cert-file', file('cert')],
  );
  const REDIS_URL = `rediss://localhost:${redis.port}`;
  wired = await Wired.start({ REDIS_URL });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(wired.state.ready).toBe(0);
  await wired.stop();
  wired = await Wired.start({ REDIS_URL, REDIS_TLS_CA_FILE: file('cert') });
  expect(await wired.works('over TLS')).toBe(true);
}, 60_000);

it('asks sentinels where the master is', async () => {
  redis.start('--requirepass', PASSWORD);
  const port = await freePort();
  const settings = [
    `port ${port}`,
    `dir ${folder}`,
    `sentinel monitor queue 127.0.0.1 ${redis.port} 1`,
    `sentinel auth-pass queue "${PASSWORD}"`,
  ];
  writeFileSync(join(folder, 'sentinel.conf'), `${settings.join('\n')}\n`);
  const sentinel = Process.start('redis-server', [join(folder, 'sentinel.conf'), '--sentinel']);
  others.push(() => sentinel.stop('SIGKILL'));
  wired = await Wired.start({
    REDIS_URL: withPassword('redis://nowhere.invalid'),
    REDIS_SENTINELS: `127.0.0.1:${port}`,
    REDIS_SENTINEL_NAME: 'queue',
  });
  expect(await wired.works('by way of a sentinel')).toBe(true);
}, 60_000);

it('follows a cluster, all keys of the queue on one node', async () => {
  redis.start(
    '--cluster-enabled',
    'yes',
    '--dir',
    folder,
    '--cluster-config-file',
    'nodes.conf',
    '--cluster-announce-ip',
    '127.0.0.1',
  );
  const node = new Redis(redis.port, { maxRetriesPerRequest: null });
  await node.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
  expect(await until(async () => /cluster_state:ok/.test(String(await node.call('CLUSTER', 'INFO'))))).toBe(
    true,
  );
  node.disconnect();
  wired = await Wired.start({ REDIS_URL: redis.url, REDIS_CLUSTER_NODES: `127.0.0.1:${redis.port}` });
  expect(await wired.works('on a cluster')).toBe(true);
}, 60_000);
