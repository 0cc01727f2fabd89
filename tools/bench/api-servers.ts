import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { inRoot } from '../paths.ts';
import { freePort } from '../services/free-port.ts';
import { startService } from '../start/service.ts';

/** A process that is measured. */
export interface Measured {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const POOL_SIZE = 8;

/** An API process with the very flags and variables that the launcher gives it. */
export async function startApi(databaseUrl: string, dataDir: string): Promise<Measured> {
  const port = await freePort();
  const service = startService(
    'The API',
    'apps/api/dist/main.js',
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: resolve(dataDir),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    { output: 'ignore', execArgv: process.env.BENCH_FLAGS?.split(' ') ?? [] },
  );
  await service.ready;
  return { port, pid: service.pid, stop: service.stop };
}

export async function startWorker(databaseUrl: string, dataDir: string): Promise<Measured> {
  const service = startService(
    'The worker',
    'apps/api/dist/worker.js',
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: resolve(dataDir),
      SAMPLE_LISTINGS: 'false',
      TRAINING_LINK_CHECK: 'false',
      LISTING_SOURCES: 'none',
    },
    { output: 'ignore' },
  );
  await service.ready;
  return { port: 0, pid: service.pid, stop: service.stop };
}

/** The server that only reads and writes the rows. @param prepared whether its statements are parsed once. */
export async function startBare(databaseUrl: string, prepared = false): Promise<Measured> {
  const child = fork(inRoot('tools/bench/bare-server.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      POOL_SIZE: String(POOL_SIZE),
      PREPARED: prepared ? 'yes' : 'no',
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { port, pid: child.pid ?? 0, stop };
}
