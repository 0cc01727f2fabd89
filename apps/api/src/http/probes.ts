import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Express } from 'express';
import { PgPool } from '../database/pg-pool.ts';
import { answerText } from './plain-answer.ts';
import { Readiness } from './readiness.ts';

/** Longer than a balancer waits between two looks, so that it stops sending before the process stops answering. */
const DRAIN_MS = 2_000;

/** Reports the state of an API process to balancers and supervisors: alive, and ready for requests. */
@Injectable()
export class Probes implements BeforeApplicationShutdown {
  private readonly readiness: Readiness;

  constructor(pool: PgPool) {
    this.readiness = new Readiness([['the database does not answer', () => pool.query('select 1')]]);
  }

  mount(app: Express): void {
    app.use((_request, response, next) => {
      // Nobody keeps a connection to a process that goes, to find it closed at the next request.
      if (this.readiness.isStopping) response.setHeader('Connection', 'close');
      next();
    });
    app.get('/livez', (_request, response) => answerText(response, 200, 'alive'));
    app.get('/readyz', (_request, response) => this.readiness.answer(response));
  }

  /** On SIGTERM: unready at once, and a little later closed, so that no request is sent to a closed port. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.readiness.isStopping = true;
    // A launcher on the same box has no balancer in front.
    if (signal === 'SIGTERM' && !process.connected)
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  }
}
