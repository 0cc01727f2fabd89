import type { Client } from '../generated/client/index.ts';
import { getAiJob } from '../generated/sdk/get-ai-job.gen.ts';
import type { GetAiJobResponses } from '../generated/types.gen.ts';

/** A job as the API answers it; `kind` says what `result` is. */
export type Job = GetAiJobResponses[200];

/** How a job is waited for. */
export interface WaitOptions {
  client: Client;
  /** Milliseconds between two looks; 1,000 when not said. */
  everyMs?: number;
  /** Ends the waiting, not the job. */
  signal?: AbortSignal;
}

const ENDED: readonly Job['state'][] = ['done', 'failed', 'cancelled'];

/**
 * Asks for a job until it has ended.
 * @returns the job: `done` with its `result`, `failed` or `cancelled`.
 * @throws the problem document when the API refuses, and the reason of the signal when it ends the waiting.
 */
export async function waitForJob(id: string, { client, everyMs = 1_000, signal }: WaitOptions): Promise<Job> {
  while (true) {
    signal?.throwIfAborted();
    const { data } = await getAiJob({ client, path: { id }, throwOnError: true, signal: signal ?? null });
    if (ENDED.includes(data.state)) return data;
    await pause(everyMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    // An event that has been is not heard.
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
