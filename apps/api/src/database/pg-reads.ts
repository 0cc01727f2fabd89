import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { deadlines, endWhenSilent, socketOf } from './connection-deadlines.ts';
import { type Prepared, runPrepared } from './prepared.ts';
import { SlowQueryLog } from './slow-query-log.ts';
import { traceStatementsOf } from './traced-statements.ts';
import { keepValuesOutOfErrorsOf } from './value-free-errors.ts';

/** Enough for a slow read to leave others a way around it. */
const LANES = 3;

/**
 * Reads of single rows and short pages by an index, as every request makes them. They share a few connections: each is
 * sent at once, without waiting for the answers before it, and those of one turn of the process in one piece. So a busy
 * process makes far fewer calls to the system than with a connection for each. Nothing that can wait for a lock or
 * belongs to a transaction may go this way, for what comes behind it would wait, too.
 */
@Injectable()
export class PgReads implements OnApplicationShutdown {
  private readonly lanes: Lane[];
  private readonly slow: SlowQueryLog;

  constructor(config: AppConfig) {
    this.slow = new SlowQueryLog(config.slowQueryMs);
    this.lanes = Array.from({ length: LANES }, () => new Lane(config));
  }

  /** Moments come as the API tells them, days as `2026-11-21`, JSON as what it holds. */
  async rows<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    const lane = this.lanes.reduce((least, other) => (other.underWay < least.underWay ? other : least));
    return await this.slow.watch(statement.text, () => lane.rows<Row>(statement, values));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.end()));
  }
}

/** One shared connection, made when it is needed and made anew when it was lost. */
class Lane {
  underWay = 0;
  private opening: Promise<pg.Client> | undefined;

  constructor(private readonly config: AppConfig) {}

  async rows<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    this.underWay += 1;
    try {
      this.opening ??= this.open();
      const client = await this.opening;
      gatherSent(client);
      return await runPrepared<Row>(client, statement, values);
    } finally {
      this.underWay -= 1;
    }
  }

  async end(): Promise<void> {
    const client = await this.opening?.catch(() => undefined);
    await client?.end();
  }

  private async open(): Promise<pg.Client> {
    const { databaseUrl, statementTimeoutMs } = this.config;
    const client = new pg.Client({
      connectionString: databaseUrl,
      pipeline: true,
      ...deadlines(statementTimeoutMs),
    });
    const forget = (): void => {
      this.opening = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      endWhenSilent(client, statementTimeoutMs);
      traceStatementsOf(client);
      keepValuesOutOfErrorsOf(client);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

const gathering = new WeakSet<pg.Client>();

/** Holds back what is sent until this turn of the event loop is over, so that it leaves in one piece. */
function gatherSent(client: pg.Client): void {
  if (gathering.has(client)) return;
  gathering.add(client);
  const socket = socketOf(client);
  socket.cork();
  setImmediate(() => {
    gathering.delete(client);
    socket.uncork();
  });
}
