import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import type { AnalysisJobInput, AnalysisJobResult } from '../career-insights/analysis.job.types.ts';
import type { LetterJobInput, LetterJobResult } from '../cover-letters/letter.job.types.ts';
import type { WordingJobInput, WordingJobResult } from '../resumes/wording.job.types.ts';

/** Each kind of job with what goes in and what comes out. Inputs name rows and choices, never a person's content. */
export interface AiJobTypes extends Record<AiJobKind, { input: object; result: object }> {
  'cover-letter': { input: LetterJobInput; result: LetterJobResult };
  'resume-analysis': { input: AnalysisJobInput; result: AnalysisJobResult };
  wording: { input: WordingJobInput; result: WordingJobResult };
}

export type InputOf<K extends AiJobKind> = AiJobTypes[K]['input'];
export type ResultOf<K extends AiJobKind> = AiJobTypes[K]['result'];

/** What a running job can do besides returning its result. */
export interface AiJobContext {
  ownerId: string;
  jobId: string;
  /** Which try this is, from 1. */
  attempt: number;
  /** Whether a failure now would be the end: a handler with a plan B uses it. */
  lastAttempt: boolean;
  /** Aborted when the person cancels, the worker stops, or it loses its hold on the job. */
  signal: AbortSignal;
  /**
   * Tells whoever is waiting how far the job is: 0 to 100, the stage in words for a person, and what is written so far,
   * which must have passed the checks of the result. A stage that is soon over may go untold.
   */
  report(share: number, stage: string, draft?: string): void;
}

/**
 * Does the work of one kind. A refusal it throws is final and its message is shown to the person; `Unavailable` and
 * everything else is tried again later.
 */
export interface AiJobHandler<K extends AiJobKind> {
  run(input: InputOf<K>, context: AiJobContext): Promise<ResultOf<K>>;
}

/** One handler for each kind: a kind without one does not compile. */
export type AiJobHandlers = { readonly [K in AiJobKind]: AiJobHandler<K> };

export const AI_JOB_HANDLERS = Symbol('the handler of each kind of AI job');
