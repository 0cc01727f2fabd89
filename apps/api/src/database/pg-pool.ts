import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { endSilentConnections } from './connection-deadlines.ts';
import { ConnectionOptions } from './connection-options.ts';
import { type Prepared, runPrepared } from './prepared.ts';
import { SlowQueryLog } from './slow-query-log.ts';
import { traceStatements } from './traced-statements.ts';
import { keepValuesOutOfErrors } from './value-free-errors.ts';

/** Plain connections, for single statements that change rows and for libraries that bring their own SQL. */
@Injectable()
export class PgPool extends pg.Pool implements OnApplicationShutdown {
  private readonly slow: SlowQueryLog;

  constructor(config: AppConfig, connections: ConnectionOptions) {
    super({ ...connections.forRows(), max: connections.shares.writes });
    this.slow = new SlowQueryLog(config.slowQueryMs);
    endSilentConnections(this, connections.statementMs);
    traceStatements(this);
    keepValuesOutOfErrors(this);
    // A connection the server drops while idle is replaced at the next query; without a listener it would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs a statement of ours. Values come back as in `PipelinedReads`. */
  rows<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    return this.slow.watch(statement.text, () => runPrepared<Row>(this, statement, values));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}
