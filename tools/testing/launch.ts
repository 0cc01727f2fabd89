import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { freePort } from '../services/free-port.ts';

export interface LaunchOptions {
  root: string;
  dataDir: string;
  port?: number;
  user?: { uid: number; gid: number };
  environment?: NodeJS.ProcessEnv;
}

export interface Launched {
  url: string;
  port: number;
  process: ChildProcess;
  /** All that was printed so far. */
  output(): string;
  /** Resolves when the address has been printed; rejects when it ended instead. */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Types `npm start` into a terminal. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const port = options.port ?? (await freePort());
  const child = spawn('npm', ['start', '--loglevel=error'], {
    cwd: options.root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/tmp',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      TRAINING_LINK_CHECK: 'false',
      LISTING_SOURCES: 'none',
      ...options.environment,
    },
    ...options.user,
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const note = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('is ready: ')) resolve();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then((code) => reject(new Error(`It ended with ${code}:\n${text}`)));
  });
  ready.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, port, process: child, output: () => text, ready, ended };
}

/** Processes of the product that use this data folder: named in their arguments, or their working directory. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' ') }))
    .filter(({ pid }) => {
      const told = read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`);
      return pid !== process.pid && (told || workingFolder(pid).startsWith(dataDir));
    })
    .filter(({ command }) => command !== '');
}

/** Waits for the process table to hold nothing of the product any more. */
export async function untilGone(dataDir: string, milliseconds = 20_000): Promise<string[]> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const left = processesOf(dataDir);
    if (left.length === 0 || Date.now() > deadline) return left.map(({ command }) => command);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
