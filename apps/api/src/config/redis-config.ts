import { readFileSync } from 'node:fs';
import type { RedisEnvironment } from './redis-environment.dto.ts';

interface Host {
  host: string;
  port: number;
}

/** Where the queue's Redis is, and how it is reached. */
export interface RedisConfig extends Host {
  username: string | undefined;
  password: string | undefined;
  /** Number of the database; a cluster has but one. */
  db: number;
  /** Undefined: not over TLS. */
  tls: { ca?: string; servername?: string } | undefined;
  sentinel: { hosts: readonly Host[]; name: string; password: string | undefined } | undefined;
  /** Further nodes, where it is a cluster. */
  cluster: readonly Host[] | undefined;
}

const DEFAULT_PORT = 6379;

/** @returns undefined where the queue runs on PostgreSQL. */
export function redisConfig(environment: RedisEnvironment): RedisConfig | undefined {
  const { REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER_NODES } = environment;
  if (!REDIS_URL) return undefined;
  const url = new URL(REDIS_URL);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || DEFAULT_PORT,
    username: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    db: Number(url.pathname.slice(1)) || 0,
    tls: url.protocol === 'rediss:' ? tlsOf(environment) : undefined,
    sentinel: REDIS_SENTINELS
      ? {
          hosts: hostsOf(REDIS_SENTINELS),
          name: environment.REDIS_SENTINEL_NAME,
          password: environment.REDIS_SENTINEL_PASSWORD,
        }
      : undefined,
    cluster: REDIS_CLUSTER_NODES ? hostsOf(REDIS_CLUSTER_NODES) : undefined,
  };
}

function tlsOf({ REDIS_TLS_CA_FILE }: RedisEnvironment): NonNullable<RedisConfig['tls']> {
  if (!REDIS_TLS_CA_FILE) return {};
  try {
    return { ca: readFileSync(REDIS_TLS_CA_FILE, 'utf8') };
  } catch (error) {
    throw new Error(`REDIS_TLS_CA_FILE ${REDIS_TLS_CA_FILE} cannot be used: ${(error as Error).message}`);
  }
}

const hostsOf = (list: string): Host[] =>
  list.split(',').map((entry) => {
    const [host = '', port = ''] = entry.trim().split(':');
    return { host, port: Number(port) };
  });
