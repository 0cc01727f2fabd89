// `npm run restore -- file.gz [--replace]`: puts a backup into the database of a product that runs, all or nothing.
import { databaseAddress } from './backup/database-address.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const [file, option] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say which: npm run restore -- career.gz');
  console.table(await restoreBackup(await databaseAddress(), file, { replace: option === '--replace' }));
  console.log('Restored.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
