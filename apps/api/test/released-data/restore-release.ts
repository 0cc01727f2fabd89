import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { restoreBackup } from '../../../../tools/backup/restore-backup.ts';
import { ormOptions } from '../../src/database/mikro-orm.config.ts';
import { ROWS_FILE, unpacked } from './released-data.ts';

/** Makes the tables of the release in a bare database, with its own migrations, and puts its rows in. */
export async function restoreRelease(databaseUrl: string): Promise<void> {
  const rows = unpacked(ROWS_FILE);
  const { migrations } = JSON.parse(rows.subarray(0, rows.indexOf('\n')).toString()) as {
    migrations: string[];
  };
  const options = ormOptions(databaseUrl);
  const orm = await MikroORM.init({ ...options, migrations: { ...options.migrations, silent: true } });
  try {
    await orm.migrator.up({ migrations });
  } finally {
    await orm.close(true);
  }
  const folder = mkdtempSync(join(tmpdir(), 'career-released-'));
  try {
    const file = join(folder, 'rows.gz');
    writeFileSync(file, gzipSync(rows));
    await restoreBackup(databaseUrl, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
