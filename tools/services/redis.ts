import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { inRoot } from '../paths.ts';
import { freePort } from './free-port.ts';

export interface Redis {
  url: string;
  stop(): Promise<void>;
}

/** Starts the machine's redis-server on a free port, without files of its own. */
export async function startRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  const keeper = fork(inRoot('tools/services/redis-keeper.ts'), [String(port), folder], {
    detached: true,
    execArgv: [],
  });
  while (!(await answers(port))) {
    if (keeper.exitCode !== null) throw new Error('redis-server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (keeper.exitCode !== null || keeper.signalCode !== null) return;
      const exited = once(keeper, 'exit');
      keeper.kill('SIGTERM');
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
