import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a run of a job ended. Only the first three end the job; after the others it waits for another run. */
export type RunOutcome = 'done' | 'failed' | 'cancelled' | 'retried' | 'returned' | 'lost';

export interface TakenJob {
  kind: string;
  /** Seconds from when it was due to now. */
  waited: number;
  /** Whether a worker that held it went silent. */
  takenOver: boolean;
}

/** What a worker counts of its work. */
export abstract class WorkFigures {
  /** Answers a scrape, where there is anything to tell. */
  abstract readonly serve:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<void>)
    | undefined;
  /** @returns to be called when the run has ended. */
  abstract taken(job: TakenJob): (outcome: RunOutcome) => void;
  /** Jobs that no queue carried were handed over again. */
  abstract sweptUp(jobs: number): void;
  /** @returns to be called when the task has ended. */
  abstract begun(task: string): (outcome: 'done' | 'failed') => void;
}
