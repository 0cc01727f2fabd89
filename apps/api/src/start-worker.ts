import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from './config/app.config.ts';
import { migrationUrls } from './config/database-config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { requireSessionSecret, sharedSecret } from './config/require-session-secret.ts';
import { migrateDatabase } from './database/migrate.ts';
import { requireLimits } from './database/require-limits.ts';
import { requireSameSecret } from './database/require-same-secret.ts';
import { exitAfterDeadline } from './lifecycle/exit-after-deadline.ts';
import { reportStartupError } from './lifecycle/report-startup-error.ts';
import { requireWritableFolder } from './lifecycle/require-writable-folder.ts';
import { EARLY_LEVELS, useEarlyProcessLog, useProcessLog } from './logging/nest-log.ts';
import { AiJobsProcessor } from './modules/ai-jobs/ai-jobs.processor.ts';
import { ScheduledTasksProcessor } from './queue/scheduled-tasks.processor.ts';
import { startTracing } from './tracing/tracing.ts';
import { WorkerModule } from './worker.module.ts';
import { WorkerHealthServer } from './worker-health-server.ts';

const ANYWHERE = { strict: false } as const;

exitAfterDeadline();
try {
  const environment = readEnvironment();
  requireSessionSecret(environment);
  const config = new AppConfig(environment);
  useEarlyProcessLog(config);
  requireWritableFolder(config.dataDir);
  const healthServer =
    config.workerPort === undefined
      ? undefined
      : await WorkerHealthServer.open(config.workerPort, config.host);
  if (config.sendsTraces) await startTracing('career-worker');
  await migrateDatabase(...migrationUrls(environment));
  await requireLimits(config);
  await requireSameSecret(config, sharedSecret(environment));
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: EARLY_LEVELS });
  useProcessLog(worker, config);
  worker.enableShutdownHooks();
  // A launcher that dies without a word must not leave its worker behind.
  process.once('disconnect', () => void worker.close().finally(() => process.exit(0)));
  // On PostgreSQL a queue that could not begin stays as it is: better no worker than one that never works. On Redis it
  // begins whenever Redis is there.
  if (!config.redis) {
    const processors = [worker.get(AiJobsProcessor, ANYWHERE), worker.get(ScheduledTasksProcessor, ANYWHERE)];
    await Promise.all(processors.map((processor) => processor.worker.waitUntilReady()));
  }
  healthServer?.watch(worker);
  process.send?.({ type: 'ready' });
  new Logger('Worker').log(
    healthServer ? `Waiting for work, health on port ${healthServer.port}` : 'Waiting for work',
  );
} catch (error) {
  reportStartupError(error, 'WORKER_PORT');
  process.exit(1);
}
