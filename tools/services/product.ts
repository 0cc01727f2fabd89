import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inRoot } from '../paths.ts';
import { freePort } from './free-port.ts';

export interface Product {
  url: string;
  logFile: string;
  /** Where it keeps its data, written mails included. */
  dataDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the whole product as `npm start` does, on a free port with data of its own that go when it stops. */
export async function startProduct(logFile: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const folder = mkdtempSync(resolve(tmpdir(), 'career-product-'));
  const launcher = fork(inRoot('tools/start.ts'), [], {
    detached: true,
    execArgv: [],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      TRAINING_LINK_CHECK: 'false',
      LISTING_SOURCES: 'none',
      // All people of a test run come from one address.
      SIGN_UPS_PER_HOUR: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  launcher.stdout?.pipe(log, { end: false });
  launcher.stderr?.pipe(log, { end: false });
  const stop = async (): Promise<void> => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      const exited = once(launcher, 'exit');
      launcher.kill('SIGTERM');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await new Promise<void>((ready, fail) => {
    launcher.once('message', () => ready());
    launcher.once('exit', (code) =>
      fail(new Error(`The product did not start (exit code ${code}); see ${logFile}.`)),
    );
  }).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, logFile, dataDir: folder, process: launcher, stop };
}
