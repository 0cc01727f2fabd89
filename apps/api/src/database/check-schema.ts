import { MikroORM } from '@mikro-orm/postgresql';
import { readEnvironment } from '../config/read-environment.ts';
import { migrateDatabase } from './migrate.ts';
import { ormOptions } from './mikro-orm.config.ts';
import { RETIRED } from './retired.ts';

/** Exits with 1 when the entities and the migrations disagree. Needs an empty database of its own. */
const { DATABASE_URL } = readEnvironment();
await migrateDatabase(DATABASE_URL);
const orm = await MikroORM.init(ormOptions(DATABASE_URL));
try {
  const found = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  const difference = RETIRED.reduce((rest, statement) => rest.replace(statement, ''), found);
  if (difference.trim() !== '') {
    console.error(`The migrations do not create what the entities describe:\n${difference}`);
    process.exitCode = 1;
  }
} finally {
  await orm.close(true);
}
