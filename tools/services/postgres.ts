import { fork } from 'node:child_process';
import { inRoot } from '../paths.ts';
import type { ClusterOptions } from './postgres-cluster.ts';
import type { KeeperMessage } from './postgres-keeper.ts';
import { waitForExit } from './process-identity.ts';

export interface Postgres {
  /** The server's first process, parent of all its others. */
  pid: number;
  /** Connection string of a database of this server, as its superuser. */
  url(database: string): string;
  /** Resolves when the server has stopped. */
  stop(): Promise<void>;
  /** Called when the server ends without being asked to. */
  onLost(listener: () => void): void;
}

const STOP_LIMIT_MS = 15_000;

/**
 * Boots the embedded PostgreSQL under a keeper process that stops it when this process ends, even by `kill -9`.
 * Its data, password and log are in `folder`.
 */
export async function startPostgres(options: ClusterOptions): Promise<Postgres> {
  const keeper = fork(inRoot('tools/services/postgres-keeper.ts'), [JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ready = await new Promise<Extract<KeeperMessage, { type: 'ready' }>>((resolve, reject) => {
    keeper.once('message', (message: KeeperMessage) => {
      if (message.type === 'ready') resolve(message);
      else reject(new Error(message.message));
    });
    keeper.once('exit', () => reject(new Error('The database did not start.')));
    keeper.once('error', reject);
  });
  let isStopping = false;
  return {
    pid: ready.pid,
    url: (database) => `${ready.url}/${database}`,
    async stop() {
      isStopping = true;
      if (keeper.exitCode !== null || keeper.signalCode !== null) return;
      const exited = new Promise((resolve) => keeper.once('exit', resolve));
      keeper.kill('SIGTERM');
      await exited;
      await waitForExit(ready.pid, STOP_LIMIT_MS);
    },
    onLost(listener) {
      keeper.once('exit', () => {
        if (!isStopping) listener();
      });
    },
  };
}
