import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app.config.ts';
import { deadlines, endSilentConnections } from './connection-deadlines.ts';

/** Plain connections for libraries that bring their own SQL: the session store and the rate limiter. */
@Injectable()
export class PgPool extends pg.Pool implements OnApplicationShutdown {
  constructor(config: AppConfig) {
    super({ connectionString: config.databaseUrl, max: 6, ...deadlines(config.statementTimeoutMs) });
    endSilentConnections(this, config.statementTimeoutMs);
    // A connection the server drops while idle is replaced at the next query; without a listener it would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

@Global()
@Module({ providers: [PgPool], exports: [PgPool] })
export class PgPoolModule {}
