import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { BoundedLog, LOG_SETTINGS } from './postgres-log.ts';
import { isAlive, waitForExit } from './process-identity.ts';
import { type ServiceUser, serviceUser } from './service-user.ts';

export interface ClusterOptions {
  /** Holds the data and the password; made when missing. */
  folder: string;
  /** False gives up safety on power loss for speed; for tests. */
  durable: boolean;
  /** Databases that must exist. */
  databases: string[];
  /** A free one when not given. */
  port?: number;
  /** Further settings of the server, `name=value`. */
  settings?: string[];
  /** Whether the log of the run before is kept: after a crash it says why. */
  keepsLog?: boolean;
}

export interface Cluster {
  process: ChildProcess;
  /** URL of the server without a database. */
  url: string;
}

const OWNER = 'career';
const PORT_ATTEMPTS = 5;
const START_LIMIT_MS = 30_000;
const ORPHAN_GRACE_MS = 12_000;
const FAST_AND_LOOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts the PostgreSQL that npm installed on a free loopback port.
 * @param onSpawn is called as soon as the server exists, so that nothing can end this process and leave it.
 */
export async function startCluster(
  options: ClusterOptions,
  onSpawn: (server: ChildProcess) => void,
): Promise<Cluster> {
  const user = serviceUser();
  const binaries = postgresBinaries(user);
  mkdirSync(options.folder, { recursive: true });
  const data = resolve(options.folder, 'postgres');
  const password = readPassword(options.folder);
  if (!existsSync(resolve(data, 'PG_VERSION'))) initialise(data, password, options.durable, binaries, user);
  checkMajorVersion(data, binaries);
  await endOrphan(data);
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const server = spawnServer(data, port, options, binaries, user);
    onSpawn(server);
    const url = `postgres://${OWNER}:${password}@127.0.0.1:${port}`;
    try {
      await untilReady(server, url);
      await createDatabases(url, options.databases);
      return { process: server, url };
    } catch (error) {
      server.kill('SIGQUIT');
      const tail = logTail(options.folder);
      if (attempt < PORT_ATTEMPTS && /Address already in use|could not create any TCP/.test(tail)) continue;
      throw new Error(`The database did not start: ${(error as Error).message}\n${tail}`);
    }
  }
}

/** Kept beside the data, readable by its owner only. */
function readPassword(folder: string): string {
  const file = resolve(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function initialise(
  data: string,
  password: string,
  durable: boolean,
  binaries: PostgresBinaries,
  user?: ServiceUser,
): void {
  // Made under another name first: an initialisation that is cut short must not pass for a database.
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const secrets = mkdtempSync(resolve(tmpdir(), 'career-toolkit-'));
  const passwordFile = resolve(secrets, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) for (const path of [draft, secrets, passwordFile]) chownSync(path, user.uid, user.gid);
    chmodSync(draft, 0o700);
    const result = spawnSync(
      binaries.initdb,
      [
        ...['-D', dataArgument(draft, user), '-U', OWNER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        ...[
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          ...(durable ? [] : ['--no-sync']),
        ],
      ],
      { cwd: draft, encoding: 'utf8', env: serverEnvironment(), ...identity(user) },
    );
    if (result.status !== 0) {
      throw new Error(
        `The database could not be laid out in ${data}: ${result.error?.message ?? result.stderr}`,
      );
    }
    renameSync(draft, data);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

function spawnServer(
  data: string,
  port: number,
  { folder, durable, settings: further = [], keepsLog }: ClusterOptions,
  binaries: PostgresBinaries,
  user?: ServiceUser,
): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'logging_collector=off',
    ...LOG_SETTINGS,
    ...(durable ? [] : FAST_AND_LOOSE),
    ...further,
  ];
  const log = new BoundedLog(resolve(folder, 'postgres.log'), keepsLog);
  const server = spawn(
    binaries.postgres,
    ['-D', dataArgument(data, user), ...settings.flatMap((s) => ['-c', s])],
    {
      cwd: data,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...identity(user),
    },
  );
  const note = (chunk: Buffer): void => log.append(chunk);
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  return server;
}

/**
 * The data folder as the server sees it. When it runs as another user than we, a folder above the data may be
 * closed to that user; but it starts inside the data folder, and the way there through its own working
 * directory is open.
 */
function dataArgument(data: string, user: ServiceUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

const identity = (user: ServiceUser | undefined) => (user ? { uid: user.uid, gid: user.gid } : {});

const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

function checkMajorVersion(data: string, { version }: PostgresBinaries): void {
  const stored = readFileSync(resolve(data, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (stored !== major) {
    throw new Error(
      `${data} was written by PostgreSQL ${stored}, and this is ${major}. Dump it with the old version and ` +
        'restore it into a new DATA_DIR, or set DATABASE_URL.',
    );
  }
}

/** Whoever owns the folder's lock is us, so a server that still runs on it was left by a launcher that was killed. */
async function endOrphan(data: string): Promise<void> {
  const file = resolve(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (Number.isNaN(pid) || !isAlive(pid) || !isPostgres(pid)) {
    rmSync(file, { force: true });
    return;
  }
  // Its keeper is probably stopping it this moment.
  if (await waitForExit(pid, ORPHAN_GRACE_MS)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForExit(pid, ORPHAN_GRACE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForExit(pid, ORPHAN_GRACE_MS);
}

function isPostgres(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres');
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('it stopped at once');
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function createDatabases(url: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const name of names) {
      if (!rows.some(({ datname }) => datname === name)) {
        await client.query(`create database ${client.escapeIdentifier(name)}`);
      }
    }
  } finally {
    await client.end();
  }
}

function logTail(folder: string): string {
  return readFileSync(resolve(folder, 'postgres.log'), 'utf8').trim().split('\n').slice(-8).join('\n');
}
