import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';

/**
 * Input and result of each kind of job, added by the file of its handler: a kind without a handler does not compile.
 * Inputs name rows and choices, never a person's content.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the handlers extend it
export interface AiJobTypes {}

export type InputOf<K extends AiJobKind> = AiJobTypes[K]['input'];
export type ResultOf<K extends AiJobKind> = AiJobTypes[K]['result'];

/** What a running job can do besides returning its result. */
export interface AiJobContext {
  ownerId: string;
  jobId: string;
  /** The attempt, from 1. */
  attempt: number;
  /** Whether the job ends when this attempt fails: a handler with a fallback uses it. */
  lastAttempt: boolean;
  /** Aborted when the person cancels, the worker stops, or its lease is lost. */
  signal: AbortSignal;
  /**
   * Reports progress to the followers of the job: 0 to 100, the stage in words for a person, and the draft so far, which
   * must have passed the checks of the result. Reports that follow each other quickly are merged.
   */
  report(share: number, stage: string, draft?: string): void;
}

/**
 * Does the work of one kind. A domain error it throws is final and its message is shown to the person; `Unavailable` and
 * everything else is retried.
 */
export interface AiJobRunnerOf<K extends AiJobKind> {
  run(input: InputOf<K>, context: AiJobContext): Promise<ResultOf<K>>;
}
