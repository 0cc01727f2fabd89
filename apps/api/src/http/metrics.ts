import { timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PgPool } from '../database/pg-pool.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What an operator's Prometheus asks of an API process. Labels are routes and states, never ids or people. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations: Histogram<'method' | 'route' | 'status'>;

  constructor(pool: PgPool) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    new Gauge({
      name: 'ai_jobs',
      help: 'Jobs of the writer and the analyser that have not been purged, by kind and state.',
      labelNames: ['kind', 'state'],
      registers,
      async collect() {
        this.reset();
        const { rows } = await pool.query<{ kind: string; state: string; jobs: number }>(
          'select kind, state, count(*)::int as jobs from ai_job group by kind, state',
        );
        for (const { kind, state, jobs } of rows) this.set({ kind, state }, jobs);
      },
    });
    new Gauge({
      name: 'ai_jobs_oldest_waiting_seconds',
      help: 'How long the job that waits longest has been due; 0 when none waits.',
      registers,
      async collect() {
        const { rows } = await pool.query<{ seconds: number }>(
          `select coalesce(extract(epoch from now() - min(run_after)), 0)::float8 as seconds
           from ai_job where state = 'queued' and run_after < now()`,
        );
        this.set(rows[0]?.seconds ?? 0);
      },
    });
  }

  /** Measures each request under the route that served it: `/api/resumes/:id`, not the address. */
  measure = (request: Request, response: Response, next: NextFunction): void => {
    const end = this.durations.startTimer();
    response.once('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'other';
      end({ method: request.method, route: String(route), status: String(response.statusCode) });
    });
    next();
  };

  /** Answers a scrape that carries the token; to everybody else there is nothing here. */
  serve(token: string) {
    return async (request: Request, response: Response): Promise<void> => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        response.status(404).type('text/plain').send('Not found');
        return;
      }
      response.setHeader('Cache-Control', 'no-store');
      response.type(this.registry.contentType).send(await this.registry.metrics());
    };
  }
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
