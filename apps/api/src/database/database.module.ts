import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { deadlines, endSilentConnections, takeBackLostConnections } from './connection-deadlines.ts';
import { Database } from './database.ts';
import { ormOptions } from './mikro-orm.config.ts';
import { PgPool } from './pg-pool.ts';
import { PipelinedReads } from './pipelined-reads.ts';
import { SlowQueryLog } from './slow-query-log.ts';
import { traceStatements } from './traced-statements.ts';
import { keepValuesOutOfErrors } from './value-free-errors.ts';

/** A statement of a scheduled job may go over every row of a table, so it has this many times what a request has. */
const JOB_SHARE = 3;

/** The connections of a process; each read or write of the ORM works in its own identity map. */
@Module({})
class DatabaseModule {}

export const databaseForRequests = (): DynamicModule => withStatements((config) => config.statementTimeoutMs);

export const databaseForJobs = (): DynamicModule =>
  withStatements((config) => JOB_SHARE * config.statementTimeoutMs);

function withStatements(within: (config: AppConfig) => number): DynamicModule {
  return {
    module: DatabaseModule,
    global: true,
    providers: [PgPool, PipelinedReads, Database],
    exports: [PgPool, PipelinedReads, Database],
    imports: [
      MikroOrmModule.forRootAsync({
        driver: PostgreSqlDriver,
        inject: [AppConfig],
        useFactory: (config: AppConfig) => ({
          ...ormOptions(config.databaseUrl),
          driverOptions: {
            ...deadlines(within(config)),
            onPoolCreated: (pool: pg.Pool) => {
              endSilentConnections(pool, within(config));
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
