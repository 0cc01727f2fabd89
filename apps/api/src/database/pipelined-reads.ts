import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { endWhenSilent, socketOf } from './connection-deadlines.ts';
import { ConnectionOptions } from './connection-options.ts';
import { type Prepared, runPrepared } from './prepared.ts';
import { SlowQueryLog } from './slow-query-log.ts';
import { traceStatementsOf } from './traced-statements.ts';
import { keepValuesOutOfErrorsOf } from './value-free-errors.ts';

/**
 * Indexed reads of single rows and short pages, pipelined over a few shared connections: each is sent without waiting
 * for earlier answers, and those of one turn of the event loop in one packet, which saves system calls under load.
 * Nothing that can wait for a lock or belongs to a transaction may use it: everything behind it would wait, too.
 */
@Injectable()
export class PipelinedReads implements OnApplicationShutdown {
  private readonly connections: PipelinedConnection[];
  private readonly slow: SlowQueryLog;

  constructor(config: AppConfig, options: ConnectionOptions) {
    this.slow = new SlowQueryLog(config.slowQueryMs);
    this.connections = Array.from({ length: options.shares.reads }, () => new PipelinedConnection(options));
  }

  /** Timestamps come in the API's form, days as `2026-11-21`, JSON as its value. */
  async rows<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    const connection = this.connections.reduce((least, other) =>
      other.inFlight < least.inFlight ? other : least,
    );
    return await this.slow.watch(statement.text, () => connection.rows<Row>(statement, values));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.end()));
  }
}

/** One shared connection, opened when needed and reopened when lost. */
class PipelinedConnection {
  inFlight = 0;
  private opening: Promise<pg.Client> | undefined;

  constructor(private readonly options: ConnectionOptions) {}

  async rows<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    this.inFlight += 1;
    try {
      this.opening ??= this.open();
      const client = await this.opening;
      corkForThisTurn(client);
      return await runPrepared<Row>(client, statement, values);
    } finally {
      this.inFlight -= 1;
    }
  }

  async end(): Promise<void> {
    const client = await this.opening?.catch(() => undefined);
    await client?.end();
  }

  private async open(): Promise<pg.Client> {
    const client = this.options.newClient({ pipeline: true });
    const discard = (): void => {
      this.opening = undefined;
    };
    client.on('error', discard);
    client.on('end', discard);
    try {
      await client.connect();
      endWhenSilent(client, this.options.statementMs);
      traceStatementsOf(client);
      keepValuesOutOfErrorsOf(client);
      return client;
    } catch (error) {
      discard();
      throw error;
    }
  }
}

const corked = new WeakSet<pg.Client>();

/** Corks the socket until this turn of the event loop is over, so that everything leaves in one packet. */
function corkForThisTurn(client: pg.Client): void {
  if (corked.has(client)) return;
  corked.add(client);
  const socket = socketOf(client);
  socket.cork();
  setImmediate(() => {
    corked.delete(client);
    socket.uncork();
  });
}
