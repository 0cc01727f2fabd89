import type { NextFunction, Request, Response } from 'express';
import { Gauge, Histogram } from 'prom-client';
import type { JobCounts } from '../metrics/job-counts.ts';
import { Scrape } from '../metrics/scrape.ts';
import { routeOf } from './request-trace.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures of an API process. Labels are routes and states, never ids or people. */
export class Metrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly scrape: Scrape;

  /** @param token what a scrape must carry. */
  constructor(jobs: JobCounts, token: string) {
    this.scrape = new Scrape(token);
    const registers = [this.scrape.registry];
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
        for (const { kind, state, jobs: count } of await jobs.byState()) this.set({ kind, state }, count);
      },
    });
    new Gauge({
      name: 'ai_jobs_oldest_waiting_seconds',
      help: 'How long the job that waits longest has been due; 0 when none waits.',
      registers,
      async collect() {
        this.set(await jobs.oldestWaiting());
      },
    });
  }

  get serve(): Scrape['answer'] {
    return this.scrape.answer;
  }

  /** Measures each request under the route that served it: `/api/resumes/:id`, not the address. */
  measure = (request: Request, response: Response, next: NextFunction): void => {
    const end = this.durations.startTimer();
    response.once('finish', () => {
      const { method } = request;
      end({ method, route: routeOf(request) ?? 'other', status: String(response.statusCode) });
    });
    next();
  };
}
