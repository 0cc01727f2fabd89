import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { PgPool } from './database/pg-pool.ts';
import { answerText } from './http/plain-answer.ts';
import { Readiness } from './http/readiness.ts';
import { WorkerMetrics } from './metrics/worker-metrics.ts';
import { AiJobsProcessor } from './modules/ai-jobs/ai-jobs.processor.ts';
import { QueueHealth } from './queue/queue-health.ts';
import { ScheduledTasksProcessor } from './queue/scheduled-tasks.processor.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** HTTP server of a worker process for health checks and metrics. */
export class WorkerHealthServer {
  private readonly answers = new Map<string, Answer>([
    ['/livez', (_request, response) => answerText(response, 200, 'alive')],
    ['/readyz', (_request, response) => answerText(response, 503, 'starting')],
  ]);

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  /** Starts to listen before the worker exists, so that a port that is taken is reported at once. */
  static async open(port: number, host: string): Promise<WorkerHealthServer> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return new WorkerHealthServer(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Reports the readiness and the metrics of this worker from here on. */
  watch(worker: INestApplicationContext): void {
    const anywhere = { strict: false } as const;
    const pool = worker.get(PgPool, anywhere);
    const queueHealth = worker.get(QueueHealth, anywhere);
    const workers = [AiJobsProcessor, ScheduledTasksProcessor].map(
      (processor) => worker.get<AiJobsProcessor | ScheduledTasksProcessor>(processor, anywhere).worker,
    );
    const readiness = new Readiness([
      ['the database does not answer', () => pool.query('select 1')],
      ['the queue does not answer', () => queueHealth.check()],
      ['no jobs are taken', async () => workers.every((one) => one.isRunning() && !one.isPaused())],
    ]);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        readiness.isStopping = true;
      });
    this.answers.set('/readyz', (_request, response) => readiness.answer(response));
    const metrics = worker.get(WorkerMetrics, anywhere);
    if (metrics.serve) this.answers.set('/metrics', metrics.serve);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = request.method === 'GET' || request.method === 'HEAD' ? this.answers.get(path) : undefined;
    try {
      await (answer ? answer(request, response) : answerText(response, 404, 'Not found'));
    } catch {
      if (!response.headersSent) answerText(response, 500, 'Internal error');
    }
  }
}
