import { Logger } from '@nestjs/common';
import pg from 'pg';

/** Any fixed number; all starters of one database must use the same. */
const MIGRATION_LOCK = 7_302_146;
const RETRY_MS = 250;
const REPORT_MS = 5_000;
/** Longer than a migration of a large database takes; whoever needs more time runs `npm run migrate` first. */
const WAIT_MS = 15 * 60_000;

/** Why a start gave up before the database was its own to migrate. */
export class MigrationLockUnavailable extends Error {}

interface LockOwner {
  pid: number;
  name: string;
  address: string | null;
  seconds: number;
}

/**
 * Runs something while no other process migrates the database. The lock belongs to a transaction on its own
 * connection: it ends with that transaction, so a connection pooler between us and the server cannot keep it.
 * @throws MigrationLockUnavailable after the longest wait, or when the process is asked to stop meanwhile.
 */
export async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
  { waitMs = WAIT_MS, reportMs = REPORT_MS } = {},
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'career-migration' });
  // A lost connection fails the next statement; without a listener it would end the process without a word.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    // The transaction waits without a statement as long as the work takes.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await takeLock(client, waitMs, reportMs);
    const result = await work();
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client, waitMs: number, reportMs: number): Promise<void> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  process.once('SIGTERM', abort).once('SIGINT', abort);
  const start = Date.now();
  let reported = start;
  try {
    while (!(await tryLock(client))) {
      if (stop.signal.aborted)
        throw new MigrationLockUnavailable(
          'Stopped while waiting for another process to migrate the database.',
        );
      const now = Date.now();
      if (now - start >= waitMs)
        throw new MigrationLockUnavailable(
          `Another process has been migrating the database for ${seconds(now - start)} s: ${await ownerText(client)}. ` +
            'End it, then start again.',
        );
      if (now - reported >= reportMs) {
        reported = now;
        new Logger('Migrations').warn(
          `Waiting for the migration lock, ${seconds(now - start)} s so far: ${await ownerText(client)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  } finally {
    process.off('SIGTERM', abort).off('SIGINT', abort);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.taken ?? false;
}

/** Who has the lock, as the database names it. */
async function ownerText(client: pg.Client): Promise<string> {
  const { rows } = await client.query<LockOwner>(
    `select a.pid, a.application_name as name, host(a.client_addr) as address,
       extract(epoch from clock_timestamp() - coalesce(a.xact_start, a.backend_start))::int as seconds
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1::int::oid and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const [owner] = rows;
  if (!owner) return 'its owner has just ended';
  const from = owner.address ? ` from ${owner.address}` : '';
  return `held by server process ${owner.pid} (${owner.name || 'unnamed'})${from} for ${owner.seconds} s`;
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1_000);
