import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';
import { ormOptions } from './mikro-orm.config.ts';
import { SlowQueryLog } from './slow-query-log.ts';

/** One connection pool for the process; each request works in its own identity map. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        ...ormOptions(config.databaseUrl),
        registerRequestContext: true,
        slowQueryThreshold: config.slowQueryMs,
        // The statement, never its values.
        slowQueryLoggerFactory: () => new SlowQueryLog(),
      }),
    }),
  ],
})
export class DatabaseModule {}
