import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EnvironmentFaults, readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';
import { endInTime } from './end-in-time.ts';
import { WorkerModule } from './worker.module.ts';

endInTime();
try {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = readEnvironment();
  await migrateDatabase(DATABASE_URL, MIGRATION_DATABASE_URL);
  const worker = await NestFactory.createApplicationContext(WorkerModule, {
    logger: ['log', 'warn', 'error'],
  });
  worker.enableShutdownHooks();
  // A launcher that dies without a word must not leave its worker behind.
  process.once('disconnect', () => void worker.close().finally(() => process.exit(0)));
  process.send?.({ type: 'ready' });
  new Logger('Worker').log('Waiting for work');
} catch (error) {
  console.error(error instanceof EnvironmentFaults ? error.message : error);
  process.exit(1);
}
