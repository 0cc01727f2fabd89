import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { endSilentConnections, takeBackLostConnections } from './connection-deadlines.ts';
import { ConnectionOptions, type ConnectionOwner } from './connection-options.ts';
import { Database } from './database.ts';
import { ormOptions } from './mikro-orm.config.ts';
import { PgPool } from './pg-pool.ts';
import { PipelinedReads } from './pipelined-reads.ts';
import { SlowQueryLog } from './slow-query-log.ts';
import { traceStatements } from './traced-statements.ts';
import { keepValuesOutOfErrors } from './value-free-errors.ts';

/** A statement of a scheduled job may go over every row of a table, so it has this many times what a request has. */
const JOB_SHARE = 3;

@Module({})
class ConnectionOptionsModule {}

export function connectionsOf(owner: ConnectionOwner, share: number): DynamicModule {
  return {
    module: ConnectionOptionsModule,
    global: true,
    providers: [
      {
        provide: ConnectionOptions,
        inject: [AppConfig],
        useFactory: (config: AppConfig) =>
          new ConnectionOptions(config, owner, share * config.database.statementTimeoutMs),
      },
    ],
    exports: [ConnectionOptions],
  };
}

/** The connections of a process; each read or write of the ORM works in its own identity map. */
@Module({})
class DatabaseModule {}

export const databaseForRequests = (): DynamicModule => databaseOf('career-api', 1);

export const databaseForJobs = (): DynamicModule => databaseOf('career-worker', JOB_SHARE);

/** @param share of what a request's statement may take that one of the ORM may. */
function databaseOf(owner: ConnectionOwner, share: number): DynamicModule {
  const connections = connectionsOf(owner, share);
  return {
    module: DatabaseModule,
    global: true,
    providers: [PgPool, PipelinedReads, Database],
    exports: [PgPool, PipelinedReads, Database, connections],
    imports: [
      connections,
      MikroOrmModule.forRootAsync({
        driver: PostgreSqlDriver,
        imports: [connections],
        inject: [AppConfig, ConnectionOptions],
        useFactory: (config: AppConfig, options: ConnectionOptions) => ({
          ...ormOptions(config.database.url, options.shares.orm),
          driverOptions: {
            ...options.forOrm(),
            onPoolCreated: (pool: pg.Pool) => {
              endSilentConnections(pool, options.ormStatementMs);
              takeBackLostConnections(pool);
              traceStatements(pool);
              keepValuesOutOfErrors(pool);
            },
          },
          // Every repository forks for itself; a context for each request would be one more fork that nobody uses.
          registerRequestContext: false,
          slowQueryThreshold: config.slowQueryMs,
          // The statement, never its values.
          slowQueryLoggerFactory: () => new SlowQueryLog(),
        }),
      }),
    ],
  };
}
