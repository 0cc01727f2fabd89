import { MikroORM } from '@mikro-orm/postgresql';
import { isUUID } from 'class-validator';
import { readEnvironment } from './config/read-environment.ts';
import { ormOptions } from './database/mikro-orm.config.ts';
import { AiJobsOverview } from './modules/ai-jobs/ai-jobs.overview.ts';

const USAGE = `npm run jobs                 how many jobs there are in each state
npm run jobs -- failed       the jobs that failed for good, with the reason
npm run jobs -- retry <id>…  gives failed jobs another turn`;

/** What an operator asks of the jobs, on the command line. Needs DATABASE_URL. */
const [command = 'counts', ...ids] = process.argv.slice(2);
const orm = await MikroORM.init(ormOptions(readEnvironment().DATABASE_URL));
const overview = new AiJobsOverview(orm.em.fork());
try {
  if (command === 'counts') console.table(await overview.counts());
  else if (command === 'failed') console.table(await overview.failed());
  else if (command === 'retry' && ids.length > 0 && ids.every((id) => isUUID(id))) {
    console.log(`${await overview.retry(ids)} of ${ids.length} wait for a worker again.`);
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} finally {
  await orm.close(true);
}
