import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { PgPool } from '../src/database/pg-pool.ts';
import { PipelinedReads } from '../src/database/pipelined-reads.ts';
import { prepared } from '../src/database/prepared.ts';
import { TestApp } from './support/test-app.ts';

const CANARY = 'CanaryInAnError';

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api.stop());

/** Statements that fail with a value in the server's own words: in the message, or in the detail. */
const FAULTS = [
  ['select $1::uuid', '22P02'],
  ['select $1::int', '22P02'],
  ['select $1::jsonb', '22P02'],
  ['select $1::date', '22007'],
  [`insert into "user" (id, email, first_name, last_name) values (null, $1, 'A', 'B')`, '23502'],
  [`insert into resume (id, user_id, title) values (gen_random_uuid(), null, $1)`, '23502'],
] as const;

const told = (error: unknown): string =>
  JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).stack);

it.each(FAULTS)('O2: what the server says of `%s` quotes no value, on any connection', async (sql, code) => {
  const em = api.app.get(MikroORM).em.fork();
  const ways = [
    () => api.app.get(PgPool).query(sql, [`"${CANARY}" "and more"`]),
    () => api.app.get(PipelinedReads).rows(prepared(sql), [`"${CANARY}" "and more"`]),
    () => em.getConnection().execute(sql.replace('$1', '?'), [`"${CANARY}" "and more"`]),
  ];
  for (const way of ways) {
    const error = await way().then(
      () => undefined,
      (fault: unknown) => fault,
    );
    expect(error).toMatchObject({ code });
    expect(told(error)).not.toContain(CANARY);
  }
});
