import { runMigrations } from 'bullmq';
import type pg from 'pg';

/** Schema of the queue's own tables when it runs on PostgreSQL, apart from the product's. */
export const QUEUE_SCHEMA = 'bullmq';

/** Carries the ids of the AI jobs. */
export const AI_JOB_QUEUE = 'ai-jobs';

/** Makes or renews the queue's tables. Does nothing where they are as this version wants them. */
export const migrateQueue = async (client: pg.Client): Promise<void> => {
  await runMigrations(client, QUEUE_SCHEMA);
  // The queue would make it at the first bulk, which a role that has rows alone may not.
  const { rows } = await client.query<{ name: string }>(
    `select ${QUEUE_SCHEMA}.job_id_seq_name($1) as name`,
    [AI_JOB_QUEUE],
  );
  for (const { name } of rows) {
    await client.query(`create sequence if not exists ${QUEUE_SCHEMA}.${client.escapeIdentifier(name)}`);
  }
};
