import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** Class 22, data exceptions: the message quotes the value that did not fit. */
const QUOTES_A_VALUE = /^22/;

/**
 * Takes the values out of what the server says of a failed statement, before anybody can log it: the row or key in
 * `detail`, the statement in `where`, and the value that a data exception quotes. Codes and names stay.
 */
export function keepValuesOutOfErrors(pool: pg.Pool): void {
  pool.on('connect', keepValuesOutOfErrorsOf);
}

/** The same for one connection. */
export function keepValuesOutOfErrorsOf(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.prependListener('errorMessage', (error: pg.DatabaseError) => {
    if (QUOTES_A_VALUE.test(error.code ?? '')) error.message = beforeQuote(error.message);
    for (const property of ['detail', 'hint', 'where', 'internalQuery'] as const) error[property] = undefined;
  });
}

function beforeQuote(message: string): string {
  const quote = message.indexOf('"');
  return quote < 0 ? message : `${message.slice(0, quote)}…`;
}
