/** What went wrong with the database or the disk, when it is neither the person's fault nor a fault of the program. */
export type DatabaseTrouble = 'away' | 'full';

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

/** @returns undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (
    let cause: unknown = error, depth = 0;
    cause && depth < 4;
    cause = (cause as Error).cause, depth += 1
  ) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    if (typeof code === 'string' && FULL.has(code)) return 'full';
    if (typeof code === 'string' && (AWAY.has(code) || AWAY_CLASS.test(code))) return 'away';
    if (typeof message === 'string' && AWAY_WORDS.test(message)) return 'away';
  }
  return undefined;
}
