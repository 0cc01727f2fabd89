import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from './config/app.config.ts';
import { EnvironmentFaults, readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';
import { endInTime } from './end-in-time.ts';
import { EARLY_LEVELS, useProcessLog } from './logging/nest-log.ts';
import { AiJobsProcessor } from './modules/ai-jobs/ai-jobs.processor.ts';
import { ScheduledJobsProcessor } from './queue/scheduled-jobs.processor.ts';
import { WorkerModule } from './worker.module.ts';

const ANYWHERE = { strict: false } as const;

endInTime();
try {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = readEnvironment();
  await migrateDatabase(DATABASE_URL, MIGRATION_DATABASE_URL);
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: EARLY_LEVELS });
  useProcessLog(worker, worker.get(AppConfig));
  worker.enableShutdownHooks();
  // A launcher that dies without a word must not leave its worker behind.
  process.once('disconnect', () => void worker.close().finally(() => process.exit(0)));
  // On PostgreSQL a queue that could not begin stays as it is: better no worker than one that never works. On Redis it
  // begins whenever Redis is there.
  if (!worker.get(AppConfig).redisUrl) {
    const processors = [worker.get(AiJobsProcessor, ANYWHERE), worker.get(ScheduledJobsProcessor, ANYWHERE)];
    await Promise.all(processors.map((processor) => processor.worker.waitUntilReady()));
  }
  process.send?.({ type: 'ready' });
  new Logger('Worker').log('Waiting for work');
} catch (error) {
  console.error(error instanceof EnvironmentFaults ? error.message : error);
  process.exit(1);
}
