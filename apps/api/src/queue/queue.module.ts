import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { AppConfig } from '../config/app.config.ts';
import { deadlines } from '../database/connection-deadlines.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';

/** A Redis that answers nothing for this long is gone without a word. Workers ask it to hold an answer back for 10 s. */
const REDIS_SILENCE_MS = 15_000;

/** Connects the queues to Redis when `REDIS_URL` is set, else to PostgreSQL. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => {
        if (config.redisUrl) {
          setDefaultBackendFactory(undefined);
          return {
            connection: {
              url: config.redisUrl,
              maxRetriesPerRequest: null,
              socketTimeout: REDIS_SILENCE_MS,
            } as object,
          };
        }
        // The Nest module has no option for the backend, so the library's default is set before any queue exists.
        setDefaultBackendFactory(createPostgresBackend);
        return {
          connection: {
            connectionString: config.databaseUrl,
            schema: QUEUE_SCHEMA,
            migrate: false,
            max: 2,
            // What a crash of the server takes from the queue is found again by the row, so nothing waits for the disk.
            options: '-c synchronous_commit=off',
            ...deadlines(config.statementTimeoutMs),
            // The queue's pool ends a connection whose query was not answered.
            query_timeout: 2 * config.statementTimeoutMs,
          } as object,
        };
      },
    }),
  ],
})
export class QueueModule {}
