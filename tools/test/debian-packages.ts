import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { inRoot } from '../paths.ts';
import { startMark } from '../services/process-identity.ts';

/** Where Debian puts servers; the PATH of many users and services does not name it. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

const UPDATE = 'apt-get update';
const INSTALL = 'apt-get install -y --no-install-recommends';
/** Who else installs on this machine is waited for. */
const PATIENCE = '-o DPkg::Lock::Timeout=300';
const POLL_MS = 200;

/** What is being installed ahead, and by which process. */
const AHEAD = inRoot('.test/installing.json');

interface Ahead {
  pid: number;
  mark: string | undefined;
  packages: readonly string[];
}

/** @returns the path of the first of these programs that is installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVERS];
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync);
}

/**
 * Begins to install packages and comes back at once: loading and unpacking go on beside what needs none of them. Does
 * nothing where `install` could not, which says what to type when a package is needed.
 * @param packages names that belong together, parted by spaces. Where one of them is not available, each is tried alone.
 */
export function installAhead(packages: readonly string[], record = AHEAD): void {
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing in the background: ${packages.join(' ')}`);
  const install = `${INSTALL} ${PATIENCE}`;
  const eachAlone = packages.map((names) => `${install} ${names}`).join('; ');
  mkdirSync(dirname(record), { recursive: true });
  const log = openSync(`${record}.log`, 'w');
  const child = spawn(
    'sh',
    ['-c', `${UPDATE} && { ${install} ${packages.join(' ')} || { ${eachAlone}; }; }`],
    // An interrupted run must not leave half a package: it ends on its own.
    { detached: true, stdio: ['ignore', log, log], env: unasked() },
  );
  child.unref();
  const { pid = 0 } = child;
  writeFileSync(record, JSON.stringify({ pid, mark: startMark(pid), packages } satisfies Ahead));
}

/** Waits until packages that are being installed ahead are there; others need no wait. */
export function waitForAhead(packages: string, record = AHEAD): void {
  if (!existsSync(record)) return;
  const ahead = JSON.parse(readFileSync(record, 'utf8')) as Ahead;
  if (!ahead.packages.includes(packages)) return;
  while (ahead.mark !== undefined && startMark(ahead.pid) === ahead.mark)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}

/** Installs packages now. @returns the path of the first of these programs, which they hold. */
export function install(packages: string, names: readonly string[]): string {
  if (!canInstall()) {
    throw new Error(
      `The tests need ${packages}, which is not installed here. On Debian or Ubuntu, type:\n\n` +
        `    sudo sh -c '${UPDATE} && ${INSTALL} ${packages}'\n\n` +
        "Elsewhere install it by your system's means, so that it is on the PATH.",
    );
  }
  console.log(`Installing ${packages} …`);
  const command = `${UPDATE} && ${INSTALL} ${PATIENCE} ${packages}`;
  const result = spawnSync('sh', ['-c', command], { encoding: 'utf8', env: unasked() });
  const program = findProgram(names);
  if (result.status !== 0 || !program) {
    throw new Error(`${packages} could not be installed by: ${command}\n${result.stdout}\n${result.stderr}`);
  }
  return program;
}

const canInstall = (): boolean => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

const unasked = (): NodeJS.ProcessEnv => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
