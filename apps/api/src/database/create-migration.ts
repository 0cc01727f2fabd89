import { MikroORM } from '@mikro-orm/postgresql';
import { readEnvironment } from '../config/read-environment.ts';
import { ormOptions } from './mikro-orm.config.ts';

/**
 * Writes a migration for what the entities have and the database of `DATABASE_URL` has not; take out what `retired.ts`
 * names. `npm run migration -- name`
 */
const orm = await MikroORM.init(ormOptions(readEnvironment().DATABASE_URL));
try {
  const migration = await orm.migrator.create(undefined, false, false, process.argv[2]);
  console.log(migration.fileName ? `Wrote ${migration.fileName}` : 'The entities need no migration.');
} finally {
  await orm.close(true);
}
