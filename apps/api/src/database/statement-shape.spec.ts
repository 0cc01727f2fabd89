import { describe, expect, it } from '@jest/globals';
import { statementName, statementShape } from './statement-shape.ts';

describe('the shape of a statement', () => {
  it.each([
    [
      `select * from "user" where "email" = 'ada@example.com' and id = $1`,
      'select * from "user" where "email" = ? and id = $1',
    ],
    [`insert into t values ('it''s', 'a, b', 4711, -1.5e3, true)`, 'insert into t values (?, ?, ?, -?, ?)'],
    [
      `update t set a =  E'a\\\\b''; drop' , b = e'\\'x' where c1 = 5`,
      'update t set a = ? , b = ? where c1 = ?',
    ],
    ['select $tag$ O\\u0027Neil $x$ \\u0027 $tag$, $$secret$$', 'select ?, ?'],
    [`select 1 -- of Ada's\nfrom t /* of 'Obi' */`, 'select ? ? from t ?'],
    ['select a from t where b in (?, ?, ?)', 'select a from t where b in (?)'],
    [`select 'never ends and goes on`, 'select …'],
    [`select "o'clock" from "t1"`, `select "o…`],
  ])('%s', (sql, shape) => {
    expect(statementShape(sql)).toBe(shape);
  });

  it('is cut where it is long', () => {
    expect(statementShape(`select ${'a, '.repeat(1_000)}b`)).toHaveLength(1_000);
  });

  it.each([
    ['select extract(epoch from now()) from "session" where sid = $1', 'SELECT', 'session'],
    ['insert into ai_job (id) values (?)', 'INSERT', 'ai_job'],
    ['with changed as (update ai_job set a = ? returning id) select id from changed', 'UPDATE', 'ai_job'],
    ['with c as (select id from t) insert into "ai_job" (id) select id from c', 'INSERT', 'ai_job'],
    ['with due as (select id from ai_job for update) update ai_job set a = ?', 'UPDATE', 'ai_job'],
    ['select id from resume for update', 'SELECT', 'resume'],
    ['delete from session where sid = $1', 'DELETE', 'session'],
    ['begin', 'BEGIN', undefined],
    ['select pg_advisory_lock(?)', 'SELECT', undefined],
    ['vacuum', 'SQL', undefined],
  ])('%s is a %s', (shape, operation, table) => {
    expect(statementName(shape)).toEqual({ operation, table });
  });
});
