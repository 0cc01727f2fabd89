import { hostname } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { createIORedisClient, type IRedisClient, type RedisOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import type { RedisConfig } from '../config/redis-config.ts';
import { openRedis } from './redis-client.ts';

/** Names of a cluster's keys must all lead to one node. */
export const CLUSTER_PREFIX = '{career}';

/**
 * Makes every connection that BullMQ has to Redis (queues, workers, their blocking twins) and knows how each of them is.
 * BullMQ closes what it was given, in the order its own work ends.
 */
@Injectable()
export class RedisConnections {
  private readonly logger = new Logger('Redis');
  private readonly connections = new Set<Redis | Cluster>();

  /** @param changes what BullMQ wants otherwise for this one. */
  open(config: RedisConfig, changes: RedisOptions): IRedisClient {
    const name = `career-toolkit:${hostname()}:${process.pid}`;
    const connection = openRedis(config, name, fitting(changes));
    this.watch(connection);
    return createIORedisClient(connection);
  }

  /** How many there are, and how many of them can be used at this moment. */
  get state(): { open: number; ready: number } {
    const all = [...this.connections];
    return { open: all.length, ready: all.filter(({ status }) => status === 'ready').length };
  }

  /** Says once that connections were lost and once that they are back, however often one tries meanwhile. */
  private watch(connection: Redis | Cluster): void {
    this.connections.add(connection);
    let isLost = false;
    connection.on('close', () => {
      if (isLost || !this.connections.has(connection)) return;
      isLost = true;
      this.logger.warn(
        'A connection to Redis was lost, or could not be made; it is tried again until it works',
      );
    });
    connection.on('ready', () => {
      if (isLost) this.logger.log('A connection to Redis works again');
      isLost = false;
    });
    connection.on('end', () => this.connections.delete(connection));
    // BullMQ emits connection errors to its users; without a listener one would end the process.
    connection.on('error', () => undefined);
  }
}

/** BullMQ fills up what it is not given with a server on this machine and its own pause. */
function fitting({ host: _host, port: _port, retryStrategy: _pause, ...changes }: RedisOptions): object {
  return changes;
}
