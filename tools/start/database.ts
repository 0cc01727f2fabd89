import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LockHeld, takeLock } from '../services/file-lock.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { type DatabaseAddresses, ordinaryRoles, prepareDatabase } from './database-roles.ts';
import { ExponentialBackoff } from './exponential-backoff.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

const DATABASE = 'career';
const TRIES = 5;

/**
 * The database to work on: the operator's, else the embedded one in DATA_DIR, migrated. When the embedded one
 * ends unexpectedly it is started again, on the same port.
 * @param onLost is called when it cannot be started again.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  shutdown: Shutdown,
  onLost: (message: string) => void,
): Promise<DatabaseAddresses> {
  if (databaseUrl) return { databaseUrl };
  lockFolder(dataDir, shutdown);
  const options = { folder: dataDir, durable: true, databases: [DATABASE] };
  const log = resolve(dataDir, 'postgres.log');
  const pause = new ExponentialBackoff();
  let postgres = await startPostgres(options);
  const superuserUrl = postgres.url(DATABASE);
  const port = Number(new URL(superuserUrl).port);
  const keep = (kept: Postgres): void => {
    kept.onLost(() => void again(TRIES));
  };
  const again = async (tries: number): Promise<void> => {
    const wait = pause.take();
    console.error(`The database ended; it is started again in ${wait / 1_000} s. Its log: ${log}`);
    await new Promise((done) => setTimeout(done, wait));
    if (shutdown.hasBegun) return;
    try {
      postgres = await startPostgres({ ...options, port, keepsLog: true });
      keep(postgres);
    } catch {
      if (tries > 1) await again(tries - 1);
      else onLost(`The database ended and could not be started again; see ${log}.`);
    }
  };
  keep(postgres);
  shutdown.add(() => postgres.stop());
  const addresses = ordinaryRoles(superuserUrl);
  await prepareDatabase(superuserUrl, addresses, dataDir);
  return addresses;
}

/** One launcher to a folder: two servers on the same files would destroy them. */
function lockFolder(dataDir: string, shutdown: Shutdown): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const unlock = takeLock(resolve(dataDir, 'launcher.lock'));
    shutdown.add(async () => unlock());
  } catch (error) {
    if (!(error instanceof LockHeld)) {
      throw new Error(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`);
    }
    throw new Error(
      `The data in ${dataDir} are in use by a running instance (process ${error.pid}). Stop that one, or choose ` +
        'another folder: DATA_DIR=.data-two PORT=3001 npm start',
    );
  }
}
