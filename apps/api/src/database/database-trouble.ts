/**
 * What went wrong with the database or the disk, when it is not a fault of the program: it is away or full, or a row
 * that a write belongs to was deleted between the check and the write, the account (`owner-deleted`) or another
 * (`reference-deleted`).
 */
export type DatabaseTrouble = 'away' | 'full' | 'owner-deleted' | 'reference-deleted';

/** Codes of the system and of PostgreSQL for a server that is away, starting, stopping or out of connections. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25P03', // idle in a transaction for too long
  '25P04', // transaction took too long
  '40001', // two transactions that could not both have happened
  '40P01', // deadlock
  '53000',
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement took too long
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);
const AWAY_CLASS = /^08[0-9A-Z]{3}$/;

/** Errors of the driver that carry no code. */
const AWAY_WORDS =
  /^(?:timeout (?:expired|exceeded when trying to connect)|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after)/;

/** Of PostgreSQL, and of the folder of uploaded documents. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const FOREIGN_KEY_VIOLATION = '23503';
/** Every row of a person names them in this column. */
const OWNER_CONSTRAINT = /_user_id_foreign$/;

/** @returns undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (
    let cause: unknown = error, depth = 0;
    cause && depth < 4;
    cause = (cause as Error).cause, depth += 1
  ) {
    const trouble = troubleOf(cause);
    if (trouble) return trouble;
  }
  return undefined;
}

function troubleOf(cause: {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
}): DatabaseTrouble | undefined {
  const code = typeof cause.code === 'string' ? cause.code : '';
  const message = typeof cause.message === 'string' ? cause.message : '';
  if (code === FOREIGN_KEY_VIOLATION)
    return OWNER_CONSTRAINT.test(String(cause.constraint)) ? 'owner-deleted' : 'reference-deleted';
  if (FULL.has(code)) return 'full';
  return AWAY.has(code) || AWAY_CLASS.test(code) || AWAY_WORDS.test(message) ? 'away' : undefined;
}
