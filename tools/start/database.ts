import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LockHeld, takeLock } from '../services/file-lock.ts';
import { startPostgres } from '../services/postgres.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

const DATABASE = 'career';

/**
 * The database to work on: the operator's, else the embedded one in DATA_DIR.
 * @param onLost is told when the embedded one ends by itself.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  shutdown: Shutdown,
  onLost: (message: string) => void,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  lockFolder(dataDir, shutdown);
  const postgres = await startPostgres({ folder: dataDir, durable: true, databases: [DATABASE] });
  shutdown.add(postgres.stop);
  postgres.onLost(() => onLost(`The database ended; see ${resolve(dataDir, 'postgres.log')}.`));
  return postgres.url(DATABASE);
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
