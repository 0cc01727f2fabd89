import { runningDatabase } from '../services/running-database.ts';
import { loadDotEnv, readSettings } from '../start/settings.ts';

/** The database that a running product uses: the operator's, else the embedded one. */
export async function databaseAddress(): Promise<string> {
  loadDotEnv();
  const { databaseUrl, dataDir } = await readSettings();
  const address = databaseUrl ?? runningDatabase(dataDir, 'career');
  if (!address)
    throw new Error(`No database runs on ${dataDir}. Start the product first, or set DATABASE_URL.`);
  return address;
}
