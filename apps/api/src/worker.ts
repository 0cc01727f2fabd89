import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from './config/app.config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';
import { endInTime } from './end-in-time.ts';
import { EARLY_LEVELS, useProcessLog } from './logging/nest-log.ts';
import { AiJobsProcessor } from './modules/ai-jobs/ai-jobs.processor.ts';
import { ScheduledJobsProcessor } from './queue/scheduled-jobs.processor.ts';
import { startupFault } from './startup-fault.ts';
import { startTracing } from './tracing/tracing.ts';
import { WorkerModule } from './worker.module.ts';
import { WorkerDoor } from './worker-door.ts';

const ANYWHERE = { strict: false } as const;

endInTime();
try {
  const environment = readEnvironment();
  const config = new AppConfig(environment);
  const door =
    config.workerPort === undefined ? undefined : await WorkerDoor.open(config.workerPort, config.host);
  if (config.sendsTraces) await startTracing('career-worker');
  await migrateDatabase(environment.DATABASE_URL, environment.MIGRATION_DATABASE_URL);
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: EARLY_LEVELS });
  useProcessLog(worker, config);
  worker.enableShutdownHooks();
  // A launcher that dies without a word must not leave its worker behind.
  process.once('disconnect', () => void worker.close().finally(() => process.exit(0)));
  // On PostgreSQL a queue that could not begin stays as it is: better no worker than one that never works. On Redis it
  // begins whenever Redis is there.
  if (!config.redis) {
    const processors = [worker.get(AiJobsProcessor, ANYWHERE), worker.get(ScheduledJobsProcessor, ANYWHERE)];
    await Promise.all(processors.map((processor) => processor.worker.waitUntilReady()));
  }
  door?.watch(worker);
  process.send?.({ type: 'ready' });
  new Logger('Worker').log(door ? `Waiting for work, watched on port ${door.port}` : 'Waiting for work');
} catch (error) {
  console.error(startupFault(error, 'WORKER_PORT'));
  process.exit(1);
}
