import pg from 'pg';
import type { AppConfig } from '../config/app.config.ts';
import { deadlines } from './connection-deadlines.ts';

/** What a pooler answers that takes no limits at the start of a connection. */
const PROTOCOL_VIOLATION = '08P01';

/** Thrown when the limits that no wait may go beyond do not reach PostgreSQL. */
export class LimitsNotKept extends Error {}

/**
 * Opens one connection with the limits that sessions begin with, and asks PostgreSQL for them: a pooler in between
 * refuses them or drops them, and one that lends connections for a transaction mixes up prepared statements, too.
 * @throws LimitsNotKept
 */
export async function requireLimits({ database }: AppConfig): Promise<void> {
  const { directUrl, isPooled, statementTimeoutMs } = database;
  const client = new pg.Client({ connectionString: directUrl, ...deadlines(statementTimeoutMs) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(
      `select setting as limit from pg_settings where name = 'statement_timeout'`,
    );
    if (Number(rows[0]?.limit) !== statementTimeoutMs) throw new LimitsNotKept(advice(isPooled));
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION) throw new LimitsNotKept(advice(isPooled));
    throw error;
  } finally {
    await client.end();
  }
}

const advice = (isPooled: boolean): string =>
  isPooled
    ? 'DATABASE_DIRECT_URL leads to a connection pooler: the limits of a session do not reach PostgreSQL. Give it the address of PostgreSQL itself.'
    : 'DATABASE_URL leads to a connection pooler: the limits of a session do not reach PostgreSQL. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
