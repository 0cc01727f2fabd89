export const AI_JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AiJobState = (typeof AI_JOB_STATES)[number];

/** States that nothing follows. */
export const FINISHED_AI_JOB_STATES: readonly AiJobState[] = ['done', 'failed', 'cancelled'];

/** What can be asked for; each has its handler in the worker. */
export const AI_JOB_KINDS = ['cover-letter', 'resume-analysis', 'wording'] as const;
export type AiJobKind = (typeof AI_JOB_KINDS)[number];
