// `npm run backup -- file.gz`: every row of the product at one moment. Uploaded files are in DATA_DIR/documents.
import { databaseAddress } from './backup/database-address.ts';
import { writeBackup } from './backup/write-backup.ts';

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say where to: npm run backup -- career.gz');
  console.table(await writeBackup(await databaseAddress(), file));
  console.log(`Wrote ${file}. Keep a copy of DATA_DIR/documents and DATA_DIR/session-secret with it.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
