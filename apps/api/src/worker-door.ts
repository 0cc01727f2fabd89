import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { PgPool } from './database/pg-pool.ts';
import { answerText } from './http/plain-answer.ts';
import { Readiness } from './http/readiness.ts';
import { WorkFigures } from './metrics/work-figures.ts';
import { AiJobsProcessor } from './modules/ai-jobs/ai-jobs.processor.ts';
import { QueuePulse } from './queue/queue-pulse.ts';
import { ScheduledJobsProcessor } from './queue/scheduled-jobs.processor.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The address of a worker process, for supervisors and scrapes alone. */
export class WorkerDoor {
  private readonly answers = new Map<string, Answer>([
    ['/livez', (_request, response) => answerText(response, 200, 'alive')],
    ['/readyz', (_request, response) => answerText(response, 503, 'starting')],
  ]);

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  /** Listens from here on, before there is anything to work with, so that a port that is taken is told at once. */
  static async open(port: number, host: string): Promise<WorkerDoor> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return new WorkerDoor(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Tells from here on how this worker is and what it does. */
  watch(worker: INestApplicationContext): void {
    const anywhere = { strict: false } as const;
    const pool = worker.get(PgPool, anywhere);
    const pulse = worker.get(QueuePulse, anywhere);
    const workers = [AiJobsProcessor, ScheduledJobsProcessor].map(
      (processor) => worker.get<AiJobsProcessor | ScheduledJobsProcessor>(processor, anywhere).worker,
    );
    const readiness = new Readiness([
      ['the database does not answer', () => pool.query('select 1')],
      ['the queue does not answer', () => pulse.beats()],
      ['no jobs are taken', async () => workers.every((one) => one.isRunning() && !one.isPaused())],
    ]);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        readiness.isStopping = true;
      });
    this.answers.set('/readyz', (_request, response) => readiness.answer(response));
    const figures = worker.get(WorkFigures, anywhere);
    if (figures.serve) this.answers.set('/metrics', figures.serve);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = request.method === 'GET' || request.method === 'HEAD' ? this.answers.get(path) : undefined;
    try {
      await (answer ? answer(request, response) : answerText(response, 404, 'Not found'));
    } catch {
      if (!response.headersSent) answerText(response, 500, 'This could not be told');
    }
  }
}
