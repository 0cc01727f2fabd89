import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PgPool } from './pg-pool.ts';
import { PipelinedReads } from './pipelined-reads.ts';
import { type Prepared, runPrepared } from './prepared.ts';
import type { Transaction } from './transaction.ts';

/** What a repository does with the ORM: in an identity map of its own, or in the transaction of `em`. */
export type OrmQuery<Result> = (em: EntityManager) => Promise<Result>;

/** Runs a statement in the transaction that it was given for. */
export type RunInTransaction = <Row extends object>(statement: Prepared, values: unknown[]) => Promise<Row[]>;

/**
 * The one way from a repository to its rows. A statement that a request repeats is prepared and takes the fast way: a
 * read is pipelined over connections that all requests share, a write goes over a plain pool. Everything else goes
 * through the ORM.
 */
@Injectable()
export class Database {
  constructor(
    private readonly orm: EntityManager,
    private readonly pool: PgPool,
    private readonly pipelined: PipelinedReads,
  ) {}

  /** For a read that waits for no lock. */
  read<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]>;
  read<Result>(query: OrmQuery<Result>): Promise<Result>;
  read(query: Prepared | OrmQuery<unknown>, values: unknown[] = []): Promise<unknown> {
    return typeof query === 'function' ? query(this.orm.fork()) : this.pipelined.rows(query, values);
  }

  /** @param within the transaction that the change is a part of, where it is a part of one. */
  write<Row extends object>(statement: Prepared, values: unknown[]): Promise<Row[]>;
  write<Result>(query: OrmQuery<Result>, within?: Transaction): Promise<Result>;
  write(query: Prepared | OrmQuery<unknown>, given?: unknown[] | Transaction): Promise<unknown> {
    if (typeof query === 'function') return query((given as Transaction | undefined) ?? this.orm.fork());
    return this.pool.rows(query, (given as unknown[] | undefined) ?? []);
  }

  /** All of it or nothing. */
  transaction<Result>(work: (em: Transaction) => Promise<Result>): Promise<Result> {
    return this.orm.fork().transactional((em) => work(em as Transaction));
  }

  /** The same for prepared statements. */
  async preparedTransaction<Result>(work: (run: RunInTransaction) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('begin');
      const result = await work((statement, values) => runPrepared(client, statement, values));
      await client.query('commit');
      return result;
    } catch (error) {
      fault = error as Error;
      throw error;
    } finally {
      // A connection in whose transaction something failed is not used again.
      client.release(fault);
    }
  }
}
