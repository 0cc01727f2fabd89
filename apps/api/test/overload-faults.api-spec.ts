import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

const STATEMENT_MS = 1_000;
/** More than one person may have at work and waiting. */
const MANY = 160;
/** Cuts the connections that wait for a lock. */
const LOCKED_OUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

let api: TestApp;
let greedy: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ STATEMENT_TIMEOUT_MS: String(STATEMENT_MS) });
  greedy = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const create = async (person: Person): Promise<string> => (await saveResume(api, person)).id;

describe('an API process with too much to do', () => {
  it('ends statements that take too long, refuses a flood, and keeps serving everybody else', async () => {
    const [mine, theirs] = await Promise.all([create(greedy), create(other)]);
    const lock = await api.database.connect();
    const statuses = new Set<number>();
    let waiting: Promise<unknown>;
    try {
      await lock.query('begin');
      await lock.query('select 1 from resume where id = $1 for update', [mine]);
      let answered = 0;
      waiting = Promise.all(
        Array.from({ length: MANY }, async () => {
          const answer = await api.call('put', `/api/resumes/${mine}`, greedy).send(resumeBody());
          answered += 1;
          statuses.add(answer.status);
          if (answer.status !== 200) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }),
      );
      const held = async (): Promise<boolean> =>
        (await lock.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rows.length > 0;
      while (!(await held())) await new Promise((resolve) => setTimeout(resolve, 10));
      for (let turn = 0; turn < 10; turn += 1) {
        await api.call('get', `/api/resumes/${theirs}`, other).expect(200);
        await api.call('put', `/api/resumes/${theirs}`, other).send(resumeBody()).expect(200);
      }
      // The other person was not served after the greedy one, but meanwhile.
      expect(answered).toBeLessThan(MANY);
      while (!statuses.has(503)) await new Promise((resolve) => setTimeout(resolve, 10));
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    await waiting;
    expect(statuses).toEqual(new Set([200, 429, 503]));
    await api.call('put', `/api/resumes/${mine}`, greedy).send(resumeBody()).expect(200);
  });

  it('has connections left after more transactions were lost than it has connections', async () => {
    const id = await create(greedy);
    const lock = await api.database.connect();
    const cut = (): Promise<{ rowCount: number | null }> => lock.query(LOCKED_OUT);
    try {
      await lock.query('begin');
      await lock.query('select 1 from resume where id = $1 for update', [id]);
      for (let lost = 0; lost < 12; lost += 1) {
        const save = api.call('put', `/api/resumes/${id}`, greedy).send(resumeBody()).expect(503);
        let isOver = false;
        const over = save.then(() => {
          isOver = true;
        });
        while (!isOver) {
          await cut();
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        await over;
      }
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    await api.call('put', `/api/resumes/${id}`, greedy).send(resumeBody()).expect(200);
  });

  it('says that there is no room when the database disk is full, and still reads', async () => {
    const id = await create(greedy);
    await api.rows(`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await api.rows('create trigger no_room before update on resume execute function no_room()');
    const answer = await api.call('put', `/api/resumes/${id}`, greedy).send(resumeBody()).expect(503);
    expect(answer.body.detail).toContain('run out of storage');
    expect(answer.headers['retry-after']).toBe('60');
    await api.call('get', `/api/resumes/${id}`, greedy).expect(200);
    await api.rows('drop trigger no_room on resume');
    await api.call('put', `/api/resumes/${id}`, greedy).send(resumeBody()).expect(200);
  });
});
