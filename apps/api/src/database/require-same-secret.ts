import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { AppConfig } from '../config/app.config.ts';
import { deadlines } from './connection-deadlines.ts';

/** Thrown when another process of this database was given another secret. */
export class UnequalSecret extends Error {}

const NAME = 'session-secret';

/** Says nothing about the secret but whether two are the same. */
const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret)
    .update('career-toolkit: do our processes share this secret?')
    .digest('base64url');

/**
 * Compares the secret with that of the processes before. The first one leaves a fingerprint in the database; with
 * unequal secrets people would be signed in at one process and unknown to the next.
 * @param secret undefined where processes need not share one.
 * @throws UnequalSecret
 */
export async function requireSameSecret(
  { database: { directUrl, statementTimeoutMs } }: Pick<AppConfig, 'database'>,
  secret: string | undefined,
): Promise<void> {
  if (!secret) return;
  const client = new pg.Client({ connectionString: directUrl, ...deadlines(statementTimeoutMs) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const own = fingerprintOf(secret);
    await client.query(
      'insert into secret_fingerprint (name, fingerprint) values ($1, $2) on conflict (name) do nothing',
      [NAME, own],
    );
    const { rows } = await client.query<{ fingerprint: string }>(
      'select fingerprint from secret_fingerprint where name = $1',
      [NAME],
    );
    if (rows[0]?.fingerprint !== own) throw new UnequalSecret(ADVICE);
  } finally {
    await client.end();
  }
}

const ADVICE =
  'SESSION_SECRET is not the one that processes of this database were started with before. Give all of them the same. ' +
  'If you replace it on purpose, empty the table secret_fingerprint first: docs/operating.md says what else that means.';
