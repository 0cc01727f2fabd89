import { runMigrations } from 'bullmq';
import type pg from 'pg';

/** Schema of the queue's own tables when it runs on PostgreSQL, apart from the product's. */
export const QUEUE_SCHEMA = 'bullmq';

/** Makes or renews the queue's tables. Does nothing where they are as this version wants them. */
export const migrateQueue = async (client: pg.Client): Promise<void> => {
  await runMigrations(client, QUEUE_SCHEMA);
};
