import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateDatabase } from '../src/database/migrate.ts';
import { ormOptions } from '../src/database/mikro-orm.config.ts';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { createDatabase, type Person, TestApp } from './support/test-app.ts';

/** What the release before had its own column for. */
const RETIRED = {
  personalInfo: 'personal_info',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  achievements: 'achievements',
  certifications: 'certifications',
  languages: 'languages',
  designOptions: 'design_options',
};

/** Rows whose content does not say what their columns say. */
const DIFFERING = `select id from resume where ${Object.entries(RETIRED)
  .map(([part, column]) => `content->'${part}' is distinct from ${column}`)
  .join(' or ')}`;

describe('resumes of the release before', () => {
  it('are moved in batches, without loss, and an interrupted move continues', async () => {
    const { url, drop } = await createDatabase();
    const orm = await MikroORM.init(ormOptions(url));
    await orm.migrator.down({ to: 'migration-20261122103500-credentials-version' });
    await orm.close(true);
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    try {
      const owner = randomUUID();
      await database.query(
        `insert into "user" (id, email, first_name, last_name) values ($1, 'ada@example.com', 'Ada', 'Obi')`,
        [owner],
      );
      await database.query(
        `insert into resume (id, user_id, title, ${Object.values(RETIRED).join(', ')})
         select gen_random_uuid(), $1, 'Resume ' || n, jsonb_build_object('firstName', 'Ada ' || n),
           jsonb_build_array(jsonb_build_object('company', 'Kora ' || n, 'position', 'Clerk', 'startDate', '2021-03')),
           '[{"institution": "UNILAG", "degree": "B.Sc.", "startDate": "2014"}]', '[{"name": "Excel", "level": "expert"}]',
           jsonb_build_array(jsonb_build_object('title', 'Prize ' || n)), '[]', '[]', '{"density": "compact"}'
         from generate_series(1, 1201) n`,
        [owner],
      );
      const before = await database.query('select id, version, updated_at from resume order by id');
      await migrateDatabase(url);
      expect((await database.query(DIFFERING)).rows).toEqual([]);
      expect((await database.query('select id, version, updated_at from resume order by id')).rows).toEqual(
        before.rows,
      );
      const { rows } = await database.query<{ n: number }>(
        `select count(distinct content->'experience'->0->>'company')::int as n from resume where content->'skills'->0->>'level' = 'expert'`,
      );
      expect(rows[0]?.n).toBe(1201);
    } finally {
      await database.end();
      await drop();
    }
  });
});

describe('while processes of the release before are replaced', () => {
  let api: TestApp;
  let me: Person;

  beforeAll(async () => {
    api = await TestApp.start();
    me = await api.signUp();
  });
  afterAll(() => api.stop());

  const columns = async (id: string): Promise<Record<string, unknown>> =>
    (await api.rows<Record<string, unknown>>('select * from resume where id = $1', [id]))[0] ?? {};

  it('they read what is saved here', async () => {
    const body = await saveResume(api, me);
    await api
      .call('put', `/api/resumes/${body.id}`, me)
      .send(resumeBody({ achievements: [{ title: 'New here' }] }))
      .expect(200);
    const row = await columns(body.id);
    for (const [part, column] of Object.entries(RETIRED))
      expect(row[column]).toEqual(Reflect.get(Object(row.content), part));
    expect(row.achievements).toEqual([{ title: 'New here', startOnNewPage: false }]);
    expect(await api.rows(DIFFERING)).toEqual([]);
  });

  it('what they save is read here, and what they do not know stays', async () => {
    const body = await saveResume(api, me);
    await api.rows(
      `update resume set content = content || '{"referees": [{"name": "Ngozi"}]}' where id = $1`,
      [body.id],
    );
    await api.rows(
      `update resume set title = 'Saved there', experience = '[{"company": "Zuma"}]', skills = '[]',
         version = version + 1 where id = $1`,
      [body.id],
    );
    const { body: read } = await api.call('get', `/api/resumes/${body.id}`, me).expect(200);
    expect(read).toMatchObject({ title: 'Saved there', experience: [{ company: 'Zuma' }], skills: [] });
    expect(read.education).toEqual(body.education);
    expect((await columns(body.id)).content).toMatchObject({ referees: [{ name: 'Ngozi' }] });
  });

  it('what they make is read here', async () => {
    const id = randomUUID();
    await api.rows(
      `insert into resume (id, user_id, title, ${Object.values(RETIRED).join(', ')})
       values ($1, $2, 'Made there', '{"firstName": "Ada"}', '[]', '[]', '[{"name": "SQL", "level": "expert"}]', '[]', '[]', '[]', '{}')`,
      [id, me.id],
    );
    const { body } = await api.call('get', `/api/resumes/${id}`, me).expect(200);
    expect(body).toMatchObject({
      personalInfo: { firstName: 'Ada' },
      skills: [{ name: 'SQL' }],
      languages: [],
    });
  });
});
