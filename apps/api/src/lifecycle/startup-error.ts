import { EnvironmentErrors } from '../config/read-environment.ts';
import { MigrationLockUnavailable } from '../database/migration-lock.ts';
import { LimitsNotKept } from '../database/require-limits.ts';
import { UnequalSecret } from '../database/require-same-secret.ts';
import { UnwritableFolder } from './require-writable-folder.ts';

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** Errors whose message says it all. */
const SAID = [EnvironmentErrors, LimitsNotKept, MigrationLockUnavailable, UnequalSecret, UnwritableFolder];

/** What an operator does about the errors that a database answers a first connection with. */
const DATABASE_ADVICE: Readonly<Record<string, string>> = {
  '28P01':
    'The database refused the password of DATABASE_URL. Correct it, and percent-encode characters such as @ or /.',
  '28000':
    'The database does not let the user of DATABASE_URL in from this machine. Correct the user, or its pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it, or correct the name.',
  '53300':
    'The database takes no more connections. Raise its max_connections, run fewer API and worker processes, or put PgBouncer before it (DATABASE_POOLER).',
};

/** Why a process could not start, for the one who starts it. @param portVariable where its port is set, if it opens one. */
export function startupError(error: unknown, portVariable?: 'PORT' | 'WORKER_PORT'): unknown {
  if (SAID.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address, hostname, syscall } = flatten(error);
  if (code === 'EADDRINUSE' && portVariable)
    return `Port ${port} is taken by another program. Stop that one, or set ${portVariable} to another.`;
  if (code && DATABASE_ADVICE[code]) return DATABASE_ADVICE[code];
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `Nothing answers at ${hostname ?? address}${port ? `:${port}` : ''} (${code}). Start the database that DATABASE_URL names, or correct the address.`;
  return error;
}

/** A host with several addresses fails with one error for each: the first says as much as all. */
function flatten(error: unknown): SystemError {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first ?? error) as SystemError;
}
