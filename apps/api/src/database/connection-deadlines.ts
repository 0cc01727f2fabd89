import type { Socket } from 'node:net';
import type pg from 'pg';

/** Longest wait for a connection: for a free one of the pool, or for the server to take a new one. */
export const CONNECT_WITHIN_MS = 3_000;
/** What a silent connection has more than a statement: the server itself ends a slow statement first. */
const SILENCE_MARGIN_MS = 2_000;

/** What the one who took a connection has to give it back, once it ended. */
const TAKE_BACK_MS = 500;

const LOST = Object.assign(new Error('The database stopped answering'), { code: 'ETIMEDOUT' });

/** No wait on the database is without an end: for a connection, a statement, or an answer that never comes. */
export const deadlines = (statementMs: number) => ({
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  statement_timeout: statementMs,
  // A process that stops in the middle of a transaction must not keep its locks.
  idle_in_transaction_session_timeout: statementMs + SILENCE_MARGIN_MS,
  keepAlive: true,
});

/**
 * Gives up connections of the pool on which nothing was heard for longer than any statement takes: the other end is
 * gone without a word. Ending the socket, not the query, takes the connection out of the pool.
 */
export function endSilentConnections(pool: pg.Pool, statementMs: number): void {
  pool.on('connect', (client) => endWhenSilent(client, statementMs));
}

export function endWhenSilent(client: pg.ClientBase, statementMs: number): void {
  const socket = socketOf(client);
  socket.setTimeout(statementMs + SILENCE_MARGIN_MS, () => socket.destroy(LOST));
}

/**
 * Gives connections that ended back to the pool when nobody else does. A transaction whose connection is lost fails to
 * roll back, and the ORM then keeps what it took: some lost transactions, and no connection would be left for anybody.
 */
export function takeBackLostConnections(pool: pg.Pool): void {
  const taken = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (!taken.has(client)) return;
        client.release(true);
        client.release = () => undefined;
      }, TAKE_BACK_MS).unref();
    });
  });
}

/** Ends a connection without waiting for the other end to agree. */
export const endAtOnce = (client: pg.Client): void => void socketOf(client).destroy();

export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
