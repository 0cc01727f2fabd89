import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startService } from '../start/service.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { startRoundRobin } from './round-robin.ts';

const API_PROCESSES = 2;
const WORKERS = 2;

export interface Cluster {
  url: string;
  dataDir: string;
  /** Requests that each API process was sent. */
  shares(): number[];
  stop(): Promise<void>;
}

/** The product as an operator scales it: several API and worker processes on one PostgreSQL and one Redis. */
export async function startCluster(environment: NodeJS.ProcessEnv = {}): Promise<Cluster> {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-cluster-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres({
      folder: resolve(folder, 'postgres'),
      durable: false,
      databases: ['career'],
    });
    stops.push(postgres.stop);
    const redis = await startRedis(folder);
    stops.push(redis.stop);
    const ports = await Promise.all(Array.from({ length: API_PROCESSES }, freePort));
    const proxy = await startRoundRobin(ports);
    stops.push(proxy.stop);
    const dataDir = resolve(folder, 'data');
    const shared = {
      ...environment,
      HOST: '127.0.0.1',
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url('career'),
      REDIS_URL: redis.url,
      SESSION_SECRET: 'shared by every process of the cluster',
    };
    const services = [
      ...ports.map((port, index) =>
        startService(`API ${index + 1}`, 'apps/api/dist/main.js', { ...shared, PORT: String(port) }),
      ),
      ...Array.from({ length: WORKERS }, (_none, index) =>
        startService(`Worker ${index + 1}`, 'apps/api/dist/worker.js', shared),
      ),
    ];
    stops.push(async () => void (await Promise.all(services.map((service) => service.stop()))));
    await Promise.all(services.map((service) => service.ready));
    return { url: proxy.url, dataDir, shares: () => [...proxy.shares.values()], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
