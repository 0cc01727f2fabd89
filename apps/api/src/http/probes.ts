import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Express, Response } from 'express';
import { PgPool } from '../database/pg-pool.ts';

/** Longer than a balancer waits between two looks, so that it stops sending before the process stops answering. */
const DRAIN_MS = 2_000;
const ANSWER_WITHIN_MS = 2_000;

/** Tells balancers and supervisors how the process is: alive, and ready for requests. */
@Injectable()
export class Probes implements BeforeApplicationShutdown {
  private draining = false;

  constructor(private readonly pool: PgPool) {}

  mount(app: Express): void {
    app.use((_request, response, next) => {
      // Nobody keeps a connection to a process that goes, to find it closed at the next request.
      if (this.draining) response.setHeader('Connection', 'close');
      next();
    });
    app.get('/livez', (_request, response) => answer(response, 200, 'alive'));
    app.get('/readyz', async (_request, response) => {
      if (this.draining) answer(response, 503, 'stopping');
      else if (await this.databaseAnswers()) answer(response, 200, 'ready');
      else answer(response, 503, 'the database does not answer');
    });
  }

  /** On SIGTERM: unready at once, and a little later closed, so that no request is sent to a closed door. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.draining = true;
    // A launcher on the same box has no balancer in front.
    if (signal === 'SIGTERM' && !process.connected)
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  }

  private async databaseAnswers(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, false).unref());
    const answered = this.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return await Promise.race([answered, late]);
  }
}

const answer = (response: Response, status: number, word: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(word);
};
