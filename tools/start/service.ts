import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, ROOT } from '../paths.ts';

export interface Service {
  name: string;
  pid: number;
  /** Resolves when the process says that it is ready; rejects when it ends before. */
  ready: Promise<void>;
  /** Resolves when the process has ended, with a word on how. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Keeps memory down (docs/performance.md says how far): without, the garbage of some seconds stays for as long as there is
 * memory. The heap may grow to the limit when the work needs it, but what is garbage is looked for sooner. The Dockerfile
 * and docker-compose.yml say the same.
 */
const MEMORY = ['--max-old-space-size=256'];
const GENERATIONS = {
  api: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  worker: ['--max-semi-space-size=2', '--heap-growing-percent=20', '--optimize-for-size'],
} as const;
/**
 * glibc gives each thread a memory arena that it does not give back; two are enough for ten threads. And what it keeps
 * for later grows with the largest piece ever freed, which is 19 MB for a password, unless its limits are set.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

const STOP_LIMIT_MS = 10_000;

/** Starts one process of the product, tied to this one by a channel: when we are gone, it goes. */
export function startService(
  name: string,
  entry: string,
  environment: NodeJS.ProcessEnv,
  { execArgv = [], output = 'inherit' }: { execArgv?: string[]; output?: 'inherit' | 'ignore' } = {},
): Service {
  const child = fork(inRoot(entry), [], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...ALLOCATOR, ...process.env, ...environment },
    // A separate session: a Ctrl-C reaches only the launcher, which then stops everything in order.
    detached: true,
    execArgv: [
      ...MEMORY,
      ...GENERATIONS[entry.endsWith('worker.js') ? 'worker' : 'api'],
      '--import',
      inRoot('tools/start/exit-with-launcher.mjs'),
      ...execArgv,
    ],
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'ready') resolve();
    });
    void ended.then((how) => reject(new Error(`${name} ended while starting (${how}).`)));
  });
  ready.catch(() => undefined);
  return { name, pid: child.pid ?? 0, ready, ended, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
