export const AI_JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AiJobState = (typeof AI_JOB_STATES)[number];
