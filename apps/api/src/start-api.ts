import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { AppModule } from './app.module.ts';
import { AppConfig } from './config/app.config.ts';
import { migrationUrls } from './config/database-config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { requireSessionSecret, sharedSecret } from './config/require-session-secret.ts';
import { migrateDatabase } from './database/migrate.ts';
import { requireLimits } from './database/require-limits.ts';
import { requireSameSecret } from './database/require-same-secret.ts';
import { createApp } from './http/create-app.ts';
import { exitAfterDeadline } from './lifecycle/exit-after-deadline.ts';
import { reportStartupError } from './lifecycle/report-startup-error.ts';
import { requireWritableFolder } from './lifecycle/require-writable-folder.ts';
import { useEarlyProcessLog } from './logging/nest-log.ts';
import { startTracing } from './tracing/tracing.ts';

/**
 * Longer than proxies keep an unused connection (nginx 60 s, Caddy 120 s): of the two it must be the proxy that closes
 * it, or a request is sent into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 130_000;

exitAfterDeadline();
try {
  const environment = readEnvironment();
  requireSessionSecret(environment);
  const config = new AppConfig(environment);
  const { port, host, sendsTraces } = config;
  useEarlyProcessLog(config);
  requireWritableFolder(config.dataDir);
  if (sendsTraces) await startTracing('career-api');
  await migrateDatabase(...migrationUrls(environment));
  await requireLimits(config);
  await requireSameSecret(config, sharedSecret(environment));
  const app = await createApp(AppModule);
  // A launcher that dies without a word must not leave its API behind.
  process.once('disconnect', () => void app.close().finally(() => process.exit(0)));
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  await app.listen(port, host);
  process.send?.({ type: 'ready' });
  new Logger('Api').log(`Listening on ${await app.getUrl()}`);
} catch (error) {
  reportStartupError(error, 'PORT');
  process.exit(1);
}
