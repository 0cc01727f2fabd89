import pg from 'pg';
import type { AppConfig } from '../config/app.config.ts';
import { deadlines } from './connection-deadlines.ts';
import { TransactionPoolClient } from './transaction-pool-client.ts';

/** Who a connection belongs to, as `pg_stat_activity` and poolers show it. */
export type ConnectionOwner = 'career-api' | 'career-worker';

/** How each connection of this process is made: where to, under which name, with which limits. */
export class ConnectionOptions {
  /** @param ormStatementMs what a statement of the ORM may take; a prepared one has what a request has. */
  constructor(
    private readonly config: AppConfig,
    readonly owner: ConnectionOwner,
    readonly ormStatementMs: number,
  ) {}

  get statementMs(): number {
    return this.config.database.statementTimeoutMs;
  }

  get shares(): AppConfig['database']['connections'] {
    return this.config.database.connections;
  }

  /** For rows: through the pooler, where there is one. */
  forRows(statementMs = this.statementMs): pg.PoolConfig {
    const { url } = this.config.database;
    return { connectionString: url, ...this.withLimits(statementMs), ...this.client };
  }

  /** What the ORM, which knows the address, needs beside it. */
  forOrm(): pg.PoolConfig {
    return { ...this.withLimits(this.ormStatementMs), ...this.client };
  }

  /** For what outlives a transaction, such as `listen`: past the pooler. */
  forSession(statementMs: number, purpose: string): pg.PoolConfig {
    return {
      connectionString: this.config.database.directUrl,
      ...deadlines(statementMs),
      application_name: `${this.owner} ${purpose}`,
    };
  }

  /** One connection for rows, that no pool has. */
  newClient(settings: pg.ClientConfig): pg.Client {
    const { Client: _pools, ...options } = this.forRows();
    const Client = this.config.database.isPooled ? TransactionPoolClient : pg.Client;
    return new Client({ ...options, ...settings });
  }

  /** The class of the connections of a pool, where it is not the driver's. */
  private get client(): { Client?: typeof pg.Client } {
    return this.config.database.isPooled ? { Client: TransactionPoolClient } : {};
  }

  private withLimits(statementMs: number): pg.PoolConfig {
    return { ...deadlines(statementMs), application_name: this.owner };
  }
}
