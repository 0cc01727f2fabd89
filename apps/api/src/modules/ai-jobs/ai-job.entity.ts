import { AI_JOB_STATES } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** The record of one AI request. The queue carries only its id; state and result are kept here. */
export const AiJobEntity = defineEntity({
  name: 'AiJob',
  tableName: 'ai_job',
  indexes: [
    { name: 'ai_job_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    {
      name: 'ai_job_pending_index',
      expression: `create index "ai_job_pending_index" on "ai_job" ("run_after") where "state" in ('queued', 'running')`,
    },
    {
      // Equal requests of one person share the job that is under way.
      name: 'ai_job_shared_index',
      expression: `create unique index "ai_job_shared_index" on "ai_job" ("user_id", "kind", "input_hash") where "state" in ('queued', 'running')`,
    },
  ],
  uniques: [{ name: 'ai_job_user_creation_unique', properties: ['userId', 'kind', 'creationKey'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    kind: p.string(),
    input: p.json<object>(),
    inputHash: p.string(),
    /** `Idempotency-Key` of the request that asked for it. */
    creationKey: p.string().nullable(),
    /** Request that asked for it, as the log names it. */
    requestId: p.string().nullable(),
    /** Its id in the trace (W3C `traceparent`), where tracing is on. */
    traceParent: p.string().nullable(),
    state: p.enum(AI_JOB_STATES).default('queued'),
    /** Share done, 0 to 100, with the name of the stage. */
    progress: p.integer().default(0),
    stage: p.string().default(''),
    /** What is written so far, while it is being written; every sentence of it has passed the checks. */
    draft: p.text().nullable(),
    result: p.json<object>().nullable(),
    /** Why it failed, for the person. */
    error: p.text().nullable(),
    /** Why the last attempt failed, for the operator; never shown to the person. */
    fault: p.text().nullable(),
    attempts: p.integer().default(0),
    /** Workers that died while they held it. */
    lapses: p.integer().default(0),
    cancelRequested: p.boolean().default(false),
    /** Not to be started before this; moved ahead after a failed attempt. */
    runAfter: p.datetime().defaultRaw('now()'),
    /** Worker that holds the job, and until when; a lapsed lease frees the job for another. */
    heldBy: p.uuid().nullable(),
    heldUntil: p.datetime().nullable(),
    /** When a sweeper last handed it over again; empty as soon as a worker has taken it. */
    sweptAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    ...timestamps(),
  },
});
export type AiJob = InferEntity<typeof AiJobEntity>;
