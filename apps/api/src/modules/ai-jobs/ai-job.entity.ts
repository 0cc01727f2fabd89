import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { UserEntity } from '../users/user.entity.ts';

export const AI_JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AiJobState = (typeof AI_JOB_STATES)[number];

/** The record of one AI request. The queue only carries its id; what became of it stands here. */
export const AiJobEntity = defineEntity({
  name: 'AiJob',
  tableName: 'ai_job',
  indexes: [
    { name: 'ai_job_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    { name: 'ai_job_pending_index', properties: ['state', 'updatedAt'] },
    { name: 'ai_job_same_input_index', properties: ['userId', 'kind', 'inputHash'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    kind: p.string(),
    input: p.json<object>(),
    inputHash: p.string(),
    state: p.enum(AI_JOB_STATES).default('queued'),
    /** Share done, 0 to 100, with the name of the stage. */
    progress: p.integer().default(0),
    stage: p.string().default(''),
    result: p.json<object>().nullable(),
    error: p.text().nullable(),
    attempts: p.integer().default(0),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    ...timestamps(),
  },
});
export type AiJob = InferEntity<typeof AiJobEntity>;
