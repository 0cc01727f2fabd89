import { backoffMs } from '@career/contracts/retries/backoff';
import { Cluster, type CommonRedisOptions, Redis, type RedisOptions } from 'ioredis';
import type { RedisConfig } from '../config/redis-config.ts';

/** A Redis that answers nothing for this long is gone without a word. Workers ask it to hold an answer back for 10 s. */
const SILENCE_MS = 15_000;
const CONNECT_WITHIN_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

/** Processes that lost one Redis together do not all come back in one moment. */
const BACKOFF = { leastMs: 200, mostMs: 5_000, jitter: 0.25 };

/** How long to wait before the next try to connect: twice as long each time, up to five seconds. There is no last try. */
export const pauseBefore = (attempt: number, random = Math.random): number =>
  backoffMs(attempt, BACKOFF, random());

/**
 * Makes one connection: to a server, to the master that sentinels name, or to a cluster.
 * @param name what the connection is called in `CLIENT LIST`.
 * @param changes of BullMQ, for this connection alone.
 */
export function openRedis(config: RedisConfig, name: string, changes: RedisOptions = {}): Redis | Cluster {
  const { host, port, username, password, db, tls, sentinel, cluster } = config;
  const shared: CommonRedisOptions = {
    connectionName: name,
    connectTimeout: CONNECT_WITHIN_MS,
    keepAlive: KEEP_ALIVE_MS,
    socketTimeout: SILENCE_MS,
    // A command waits for the connection to come back; who asked has their own limit.
    maxRetriesPerRequest: null,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls }),
  };
  if (cluster) {
    return new Cluster([{ host, port }, ...cluster], {
      clusterRetryStrategy: (attempt) => pauseBefore(attempt),
      // Certificates name hosts, not the addresses that they have.
      dnsLookup: (address, answer) => answer(null, address),
      redisOptions: { ...shared, ...changes },
    });
  }
  return new Redis({
    ...shared,
    ...(sentinel
      ? {
          sentinels: [...sentinel.hosts],
          name: sentinel.name,
          ...(sentinel.password !== undefined && { sentinelPassword: sentinel.password }),
          sentinelRetryStrategy: (attempt: number) => pauseBefore(attempt),
          ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: tls }),
        }
      : { host, port }),
    db,
    retryStrategy: (attempt) => pauseBefore(attempt),
    ...changes,
  });
}
