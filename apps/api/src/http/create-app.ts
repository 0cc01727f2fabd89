import type { Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type NextFunction, type Request, type Response } from 'express';
import { AppConfig } from '../config/app.config.ts';
import { PgPool } from '../database/pg-pool.ts';
import { PipelinedReads } from '../database/pipelined-reads.ts';
import { EARLY_LEVELS, useProcessLog } from '../logging/nest-log.ts';
import { JobCounts } from '../metrics/job-counts.ts';
import { isTracing } from '../tracing/tracing.ts';
import { serveApiDocument } from './api-document.ts';
import { AuditGuard, auditLog } from './audit-log.ts';
import { serveAuthorizationMetadata } from './authorization-server.ts';
import { bearerOrSession } from './bearer/bearer-reader.ts';
import { BearerTokens } from './bearer/bearer-tokens.ts';
import { JsonBodyGuard } from './json-body.guard.ts';
import { perUserConcurrencyLimit } from './per-user-concurrency-limit.ts';
import { Probes } from './probes.ts';
import { serveResourceMetadata } from './protected-resource.ts';
import { requestLog } from './request-log.ts';
import { requestTrace } from './request-trace.ts';
import { crossOriginReads, sameOriginWrites } from './same-origin.middleware.ts';
import { securityHeaders } from './security-headers.ts';
import { sessionReader } from './sessions/session-reader.ts';
import { HashedSessionStore } from './sessions/session-store.ts';
import { sessions } from './sessions/sessions.ts';
import { signedOutAnswer } from './sessions/signed-out-answer.ts';
import { PLAIN_PAGES, serveWebApp } from './web-app.ts';

/** Builds the HTTP application around a root module: what every request passes, in order. */
export async function createApp(root: Type<unknown>): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(root, {
    logger: EARLY_LEVELS,
    bodyParser: false,
  });
  const config = app.get(AppConfig);
  useProcessLog(app, config);
  app.setGlobalPrefix('api', { exclude: [...PLAIN_PAGES] });
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // Answers of the API are not stored, so nobody asks whether they changed; lists that are carry their own name.
  app.set('etag', () => undefined);
  app.disable('x-powered-by');
  const server = app.getHttpAdapter().getInstance();
  // Before the log: they are asked for every few seconds.
  app.get(Probes).mount(server);
  await serveMetrics(app, config);
  if (isTracing()) app.use(requestTrace);
  app.use(requestLog(config));
  app.use(securityHeaders(config));
  app.use(compression());
  app.use('/api', auditLog(config), noStore, crossOriginReads(config), sameOriginWrites(config));
  const store = new HashedSessionStore(app.get(PgPool), app.get(PipelinedReads));
  const withSession = sessions(config, store, sessionReader(config, store));
  app.use('/api', bearerOrSession(app.get(BearerTokens, { strict: false }), withSession));
  app.use('/api/auth/user', signedOutAnswer);
  app.use('/api', perUserConcurrencyLimit());
  const reflector = app.get(Reflector);
  app.useGlobalGuards(new AuditGuard(reflector), new JsonBodyGuard(reflector));
  serveApiDocument(app);
  serveResourceMetadata(server, config);
  serveAuthorizationMetadata(server, config);
  serveWebApp(server, config);
  app.enableShutdownHooks();
  return app;
}

async function serveMetrics(app: NestExpressApplication, { metricsToken }: AppConfig): Promise<void> {
  if (!metricsToken) return;
  // Loaded only where somebody can ask.
  const { Metrics } = await import('./metrics.ts');
  const metrics = new Metrics(app.get(JobCounts, { strict: false }), metricsToken);
  app.getHttpAdapter().getInstance().get('/metrics', metrics.serve);
  app.use(metrics.measure);
}

function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
