import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { createPostgresBackend, RedisConnection, setDefaultBackendFactory } from 'bullmq';
import { AppConfig } from '../config/app.config.ts';
import { ConnectionOptions } from '../database/connection-options.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { CLUSTER_PREFIX, RedisConnections } from './redis-connections.ts';

@Module({ providers: [RedisConnections], exports: [RedisConnections] })
class RedisModule {}

/** Connects the queues to Redis when `REDIS_URL` is set, else to PostgreSQL. */
@Module({
  imports: [
    RedisModule,
    BullModule.forRootAsync({
      imports: [RedisModule],
      inject: [AppConfig, RedisConnections, ConnectionOptions],
      useFactory: (config: AppConfig, connections: RedisConnections, options: ConnectionOptions) => {
        const { redis } = config;
        if (redis) {
          setDefaultBackendFactory(undefined);
          // The library asks here for each connection it needs, where it would otherwise make one of its own.
          RedisConnection.clientFactory = (changes) => connections.open(redis, changes);
          return { connection: {}, ...(redis.cluster && { prefix: CLUSTER_PREFIX }) };
        }
        // The Nest module has no option for the backend, so the library's default is set before any queue exists.
        setDefaultBackendFactory(createPostgresBackend);
        return {
          connection: {
            // It listens, and finds its tables by what a session remembers.
            ...options.forSession(options.statementMs, 'queue'),
            schema: QUEUE_SCHEMA,
            migrate: false,
            max: config.database.queueConnections,
            // What a crash of the server takes from the queue is found again by the row, so nothing waits for the disk.
            options: '-c synchronous_commit=off',
            // The queue's pool ends a connection whose query was not answered.
            query_timeout: 2 * options.statementMs,
          } as object,
        };
      },
    }),
  ],
  exports: [RedisModule],
})
export class QueueModule {}
