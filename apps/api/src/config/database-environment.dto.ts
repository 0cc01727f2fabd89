import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { RedisEnvironment } from './redis-environment.dto.ts';
import { toNumber } from './variable-values.ts';

const POSTGRES_URL = /^postgres(?:ql)?:\/\/.+/;
const postgresUrl = (name: string): string =>
  `${name} must be a URL starting with postgres:// or postgresql://`;

/** Connections one process cannot do without: one for each way to the rows, and one more for transactions. */
const FEWEST_CONNECTIONS = 4;
const CONNECTIONS_RANGE = `must be from ${FEWEST_CONNECTIONS} to 200`;

const POOLERS = ['none', 'transaction'] as const;

/** Variables of the database. `.env.example` explains each to an operator. */
export class DatabaseEnvironment extends RedisEnvironment {
  /** PostgreSQL to use. The launcher sets it to the embedded server when the operator does not. */
  @Matches(POSTGRES_URL, { message: postgresUrl('DATABASE_URL') })
  DATABASE_URL!: string;

  /** What is between the process and PostgreSQL: nothing, or a pooler that lends a connection for one transaction. */
  @IsIn(POOLERS, { message: `DATABASE_POOLER must be one of ${POOLERS.join(', ')}` })
  DATABASE_POOLER: (typeof POOLERS)[number] = 'none';

  /** The same database past the pooler, for what needs its own connection. */
  @ValidateIf(
    ({ DATABASE_POOLER, DATABASE_DIRECT_URL }: DatabaseEnvironment) =>
      DATABASE_POOLER !== 'none' || DATABASE_DIRECT_URL !== undefined,
  )
  @Matches(POSTGRES_URL, {
    message:
      'DATABASE_DIRECT_URL must be set where DATABASE_POOLER is: the address of PostgreSQL itself, starting with postgres:// or postgresql://',
  })
  DATABASE_DIRECT_URL?: string;

  /** Connections that one process opens at most for rows; those of the queue and of notifications come on top. */
  @Transform(toNumber)
  @IsInt({ message: 'DATABASE_CONNECTIONS must be a whole number' })
  @Min(FEWEST_CONNECTIONS, { message: `DATABASE_CONNECTIONS ${CONNECTIONS_RANGE}` })
  @Max(200, { message: `DATABASE_CONNECTIONS ${CONNECTIONS_RANGE}` })
  DATABASE_CONNECTIONS = 19;

  /** Connections of each queue at most, where the queue runs on PostgreSQL. */
  @Transform(toNumber)
  @IsInt({ message: 'QUEUE_CONNECTIONS must be a whole number' })
  @Min(1, { message: 'QUEUE_CONNECTIONS must be from 1 to 50' })
  @Max(50, { message: 'QUEUE_CONNECTIONS must be from 1 to 50' })
  QUEUE_CONNECTIONS = 2;

  /** The same database under a role that may change its schema; migrations run under it. */
  @IsOptional()
  @Matches(POSTGRES_URL, { message: postgresUrl('MIGRATION_DATABASE_URL') })
  MIGRATION_DATABASE_URL?: string;

  /** The same database as a superuser, for `npm run migrate` alone: it then makes the roles of the two others. */
  @IsOptional()
  @Matches(POSTGRES_URL, { message: postgresUrl('ADMIN_DATABASE_URL') })
  ADMIN_DATABASE_URL?: string;

  /** Milliseconds after which a statement of a request is ended; those of workers have three times as long. */
  @Transform(toNumber)
  @IsInt({ message: 'STATEMENT_TIMEOUT_MS must be a whole number of milliseconds' })
  @Min(100, { message: 'STATEMENT_TIMEOUT_MS must be from 100 to 600000' })
  @Max(600_000, { message: 'STATEMENT_TIMEOUT_MS must be from 100 to 600000' })
  STATEMENT_TIMEOUT_MS = 8_000;
}
