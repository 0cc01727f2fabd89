import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a run of a job ended. Only the first three end the job; after the others it waits for another run. */
export type RunOutcome = 'done' | 'failed' | 'cancelled' | 'retried' | 'returned' | 'lost';

export interface StartedJob {
  kind: string;
  /** Seconds from when it was due to now. */
  waited: number;
  /** Whether it was taken over from a worker whose lease expired. */
  takenOver: boolean;
}

/** Metrics of a worker process. */
export abstract class WorkerMetrics {
  /** Answers a scrape; undefined where metrics are off. */
  abstract readonly serve:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<void>)
    | undefined;
  /** @returns a function to call when the run has ended. */
  abstract jobStarted(job: StartedJob): (outcome: RunOutcome) => void;
  /** Counts jobs that were in no queue and were enqueued again. */
  abstract jobsRecovered(jobs: number): void;
  /** @returns a function to call when the task has ended. */
  abstract taskStarted(task: string): (outcome: 'done' | 'failed') => void;
}
