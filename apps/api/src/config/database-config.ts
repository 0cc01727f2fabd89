import type { DatabaseEnvironment } from './database-environment.dto.ts';

/** How a process reaches its database. */
export interface DatabaseConfig {
  url: string;
  /** For notifications, the queue and migrations: never a pooler's. */
  directUrl: string;
  /** Whether a pooler lends connections for one transaction at a time. */
  isPooled: boolean;
  connections: ConnectionShares;
  /** Connections of each queue on PostgreSQL. */
  queueConnections: number;
  /** Statements of a request that take longer are ended. */
  statementTimeoutMs: number;
}

/** The most connections of each way to the rows. */
interface ConnectionShares {
  /** Pipelined, shared by all reads of single rows and short pages. */
  reads: number;
  /** For single prepared statements that write. */
  writes: number;
  /** Of the ORM, for transactions and whatever is rarer. */
  orm: number;
}

export function databaseConfig(environment: DatabaseEnvironment): DatabaseConfig {
  return {
    url: environment.DATABASE_URL,
    directUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL,
    isPooled: environment.DATABASE_POOLER === 'transaction',
    connections: sharesOf(environment.DATABASE_CONNECTIONS),
    queueConnections: environment.QUEUE_CONNECTIONS,
    statementTimeoutMs: environment.STATEMENT_TIMEOUT_MS,
  };
}

/** Of 19 connections, 3 read, 6 write and 10 belong to the ORM: the shares that load tests did best with. */
function sharesOf(connections: number): ConnectionShares {
  const reads = Math.max(1, Math.floor((connections * 3) / 19));
  const writes = Math.max(1, Math.floor((connections * 6) / 19));
  return { reads, writes, orm: connections - reads - writes };
}

/** Addresses that migrations need: that of the role which owns the tables, and that of the role which gets rows. */
export const migrationUrls = (environment: DatabaseEnvironment): [productUrl: string, ownerUrl: string] => [
  environment.DATABASE_URL,
  environment.MIGRATION_DATABASE_URL ?? environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL,
];
