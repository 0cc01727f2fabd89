import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseTrouble } from './database-trouble.ts';

/** What the driver says of a server that takes connections and never speaks. */
async function errorsOfSilence(): Promise<unknown[]> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 20 };
  const caught = (attempt: Promise<unknown>): Promise<unknown> =>
    attempt.then(
      () => undefined,
      (error) => error,
    );
  const pool = new pg.Pool(options);
  const errors = [await caught(new pg.Client(options).connect()), await caught(pool.query('select 1'))];
  await pool.end();
  for (const socket of sockets) socket.destroy();
  server.close();
  const gone = await caught(new pg.Client({ ...options, port }).connect());
  return [...errors, gone];
}

describe('databaseTrouble', () => {
  it('knows a server that is silent or gone by what the driver says of it', async () => {
    const errors = await errorsOfSilence();
    expect(errors.map(databaseTrouble)).toEqual(['away', 'away', 'away']);
  });

  it('looks behind the errors that others put around it', () => {
    const cause = Object.assign(new Error('disk full'), { code: '53100' });
    expect(databaseTrouble(new Error('Could not be saved', { cause }))).toBe('full');
  });

  it.each([
    ['resume_user_id_foreign', 'owner-deleted'],
    ['cover_letter_job_application_id_foreign', 'reference-deleted'],
  ])('knows a row whose parent was deleted meanwhile: %s', (constraint, trouble) => {
    const cause = Object.assign(new Error('violates foreign key'), { code: '23503', constraint });
    expect(databaseTrouble(new Error('insert into', { cause }))).toBe(trouble);
  });

  it('leaves a fault of ours what it is', () => {
    expect(databaseTrouble(new TypeError('rows is not iterable'))).toBeUndefined();
    expect(databaseTrouble(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
    expect(databaseTrouble(undefined)).toBeUndefined();
  });
});
