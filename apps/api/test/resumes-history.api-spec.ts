import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeletedResumesService } from '../src/modules/resumes/deleted-resumes.service.ts';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

interface Resume {
  id: string;
  version: number;
  title: string;
  summary: string;
}

interface Version {
  id: string;
  version: number;
  title: string;
  name: string;
}

const create = (change: object = {}): Promise<Resume> => saveResume(api, me, change);

const save = async ({ id }: Resume, change: object): Promise<Resume> =>
  (await api.call('put', `/api/resumes/${id}`, me).send(resumeBody(change)).expect(200)).body;

const versionsOf = async ({ id }: Resume): Promise<Version[]> =>
  (await api.call('get', `/api/resumes/${id}/versions`, me).expect(200)).body;

describe('versions of a resume', () => {
  it('are kept at complete saves, not at drafts, background saves or saves that change nothing', async () => {
    const resume = await create({ summary: 'One' });
    await save(resume, { summary: 'Two' });
    await save(resume, { summary: 'Two' });
    await save(resume, { summary: 'Draft', isDraft: true });
    await save(resume, { summary: 'On the way', keepVersion: false });
    await save(resume, { summary: 'Kept draft', isDraft: true, keepVersion: true });
    const versions = await versionsOf(resume);
    expect(versions.map(({ version }) => version)).toEqual([6, 2, 1]);
    expect(versions[0]).toEqual({
      id: expect.any(String),
      resumeId: resume.id,
      version: 6,
      title: 'Accountant, Lagos',
      name: '',
      createdAt: expect.stringMatching(/Z$/),
    });
    const read = await api
      .call('get', `/api/resumes/${resume.id}/versions/${versions.at(-1)?.id}`, me)
      .expect(200);
    expect(read.body.content).toMatchObject({ summary: 'One', languages: [{ language: 'Yorùbá' }] });
    expect(read.body.content).not.toHaveProperty('isDraft');
  });

  it('come back as a new version, and what they replace is kept', async () => {
    const resume = await create({ summary: 'First words', designOptions: { density: 'airy' } });
    await save(resume, { summary: 'Second words' });
    const open = await save(resume, { summary: 'Not kept yet', keepVersion: false });
    const first = (await versionsOf(resume)).at(-1);
    const path = `/api/resumes/${resume.id}/versions/${first?.id}/restore`;
    const stale = await api.call('post', path, me).send({ version: 1 }).expect(409);
    expect(stale.body).toMatchObject({ currentVersion: open.version });
    const { body } = await api.call('post', path, me).send({ version: open.version }).expect(200);
    expect(body).toMatchObject({
      id: resume.id,
      version: open.version + 1,
      summary: 'First words',
      designOptions: { density: 'airy' },
      isDraft: false,
    });
    const texts: string[] = [];
    for (const { id } of await versionsOf(resume)) {
      const read = await api.call('get', `/api/resumes/${resume.id}/versions/${id}`, me).expect(200);
      texts.push(read.body.content.summary);
    }
    expect(texts).toEqual(['First words', 'Not kept yet', 'Second words', 'First words']);
  });

  it('can be named; of more than 50 the oldest without a name go', async () => {
    const resume = await create({ summary: 'Named' });
    const [named] = await versionsOf(resume);
    const path = `/api/resumes/${resume.id}/versions/${named?.id}`;
    const renamed = await api.call('patch', path, me).send({ name: '  Sent to Kora Foods ' }).expect(200);
    expect(renamed.body).toMatchObject({ id: named?.id, name: 'Sent to Kora Foods' });
    for (let turn = 1; turn <= 52; turn += 1) await save(resume, { summary: `Turn ${turn}` });
    const versions = await versionsOf(resume);
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)).toMatchObject({ id: named?.id, name: 'Sent to Kora Foods' });
    expect(versions.at(-2)?.version).toBe(5);
    expect(versions[0]?.version).toBe(53);
    const unnamed = await api.call('patch', path, me).send({ name: '' }).expect(200);
    expect(unnamed.body.name).toBe('');
    const refused = await api
      .call('patch', path, me)
      .send({ name: 'x'.repeat(101) })
      .expect(400);
    expect(refused.body.errors[0]).toEqual({
      field: 'name',
      message: 'Name must be at most 100 characters',
    });
  });

  it('racing saves keep one snapshot each of what was stored', async () => {
    const resume = await create({ summary: 'Start' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) =>
        api
          .call('put', `/api/resumes/${resume.id}`, me)
          .send(resumeBody({ summary: `Racer ${turn}`, version: 1 })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await versionsOf(resume)).map(({ version }) => version)).toEqual([2, 1]);
  });
});

describe('a copy of a resume', () => {
  it('holds the same words under its own title, once however often it is asked for', async () => {
    const resume = await create({ summary: 'Copied' });
    const ask = () =>
      api.call('post', `/api/resumes/${resume.id}/duplicate`, me).set('Idempotency-Key', 'copy-1').send({});
    const { body: copy } = await ask().expect(201);
    expect(copy).toMatchObject({ title: 'Accountant, Lagos (copy)', summary: 'Copied', version: 1 });
    expect(copy.id).not.toBe(resume.id);
    expect((await ask().expect(201)).body.id).toBe(copy.id);
    expect(await versionsOf(copy)).toHaveLength(1);
    await save(copy, { summary: 'Changed' });
    const original = await api.call('get', `/api/resumes/${resume.id}`, me).expect(200);
    expect(original.body.summary).toBe('Copied');
  });

  it('for a job is named after it, and the application says that it used it', async () => {
    const resume = await create();
    const { body: application } = await api
      .call('post', '/api/job-applications', me)
      .send({ company: 'Kora Foods', position: 'Auditor', status: 'applied', appliedDate: '2026-11-20' })
      .expect(201);
    const { body: copy } = await api
      .call('post', `/api/resumes/${resume.id}/duplicate`, me)
      .send({ jobApplicationId: application.id })
      .expect(201);
    expect(copy.title).toBe('Auditor at Kora Foods');
    const [row] = await api.rows('select resume_used, version from job_application where id = $1', [
      application.id,
    ]);
    expect(row).toEqual({ resume_used: copy.id, version: application.version + 1 });

    const { body: foreign } = await api
      .call('post', '/api/job-applications', other)
      .send({ company: 'Theirs', position: 'Clerk', status: 'applied', appliedDate: '2026-11-20' })
      .expect(201);
    const before = await api.rows('select count(*) from resume');
    for (const jobApplicationId of [foreign.id, randomUUID()]) {
      const refused = await api
        .call('post', `/api/resumes/${resume.id}/duplicate`, me)
        .send({ jobApplicationId })
        .expect(404);
      expect(refused.body.detail).toBe('Job application not found');
    }
    expect(await api.rows('select count(*) from resume')).toEqual(before);
  });

  it('of a long title still has a title that can be saved', async () => {
    const resume = await create({ title: `${'😀'.repeat(199)}x` });
    const { body: copy } = await api
      .call('post', `/api/resumes/${resume.id}/duplicate`, me)
      .send({})
      .expect(201);
    expect([...copy.title]).toHaveLength(200);
    await save(copy, { title: copy.title });
  });
});

describe('deleted resumes', () => {
  it('are listed last deleted first, come back as they were, and only once', async () => {
    const person = await api.signUp();
    const made: Resume[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const body = await saveResume(api, person, { title });
      await api.call('delete', `/api/resumes/${body.id}`, person).expect(204);
      made.push(body);
    }
    const first = await api.call('get', '/api/resumes/deleted?limit=2', person).expect(200);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.body.map(({ title }: Resume) => title)).toEqual(['Three', 'Two']);
    const { deletedAt, restorableUntil } = first.body[0];
    expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1] ?? '';
    const second = await api.call('get', next, person).expect(200);
    expect(second.body.map(({ title }: Resume) => title)).toEqual(['One']);

    const [one] = made;
    const restored = await api.call('post', `/api/resumes/${one?.id}/restore`, person).expect(200);
    expect(restored.body).toEqual({ ...one, isActive: true, version: expect.any(Number) });
    await api.call('post', `/api/resumes/${one?.id}/restore`, person).expect(404);
    const list = await api.call('get', '/api/resumes', person).expect(200);
    expect(list.body.map(({ title }: Resume) => title)).toEqual(['One']);
  });

  it('are out of reach after 30 days, and the scheduled work then removes them with their versions', async () => {
    const [old, young, alive] = [await create(), await create(), await create()];
    for (const { id } of [old, young]) await api.call('delete', `/api/resumes/${id}`, me).expect(204);
    const age = (id: string, days: number) =>
      api.rows('update resume set deleted_at = now() - make_interval(days => $2) where id = $1', [id, days]);
    await age(old.id, 31);
    await age(young.id, 29);
    await api.call('post', `/api/resumes/${old.id}/restore`, me).expect(404);
    const listed = (await api.call('get', '/api/resumes/deleted', me).expect(200)).body;
    expect(listed.map(({ id }: Resume) => id)).not.toContain(old.id);

    const service = api.app.get(DeletedResumesService, { strict: false });
    expect(await service.purge()).toBe(1);
    expect(await service.purge()).toBe(0);
    const left = await api.rows<{ id: string }>('select id from resume where id = any($1)', [
      [old.id, young.id, alive.id],
    ]);
    expect(left.map(({ id }) => id).toSorted()).toEqual([young.id, alive.id].toSorted());
    expect(await api.rows('select id from resume_version where resume_id = $1', [old.id])).toEqual([]);
    await api.call('post', `/api/resumes/${young.id}/restore`, me).expect(200);
  });

  it('do not come back where the account is full', async () => {
    const person = await api.signUp();
    const gone = await saveResume(api, person);
    await api.call('delete', `/api/resumes/${gone.id}`, person).expect(204);
    const sample = await saveResume(api, person);
    await api.rows(
      `insert into resume (id, user_id, title, personal_info, experience, education, skills, achievements, certifications, languages, design_options)
       select gen_random_uuid(), user_id, title, personal_info, experience, education, skills, achievements, certifications, languages, design_options
       from resume, generate_series(1, 99) where id = $1`,
      [sample.id],
    );
    for (const path of [`${gone.id}/restore`, `${sample.id}/duplicate`]) {
      const refused = await api.call('post', `/api/resumes/${path}`, person).send({}).expect(409);
      expect(refused.body.detail).toMatch(/You can keep 100 resumes/);
    }
  });
});

describe('somebody else’s resume', () => {
  it('and one that is not there look the same from every route', async () => {
    const resume = await create();
    const [version] = await versionsOf(resume);
    const deleted = await create();
    await api.call('delete', `/api/resumes/${deleted.id}`, me).expect(204);
    const routes = (id: string, versionId: string) =>
      [
        ['get', `/api/resumes/${id}/versions`],
        ['get', `/api/resumes/${id}/versions/${versionId}`],
        ['patch', `/api/resumes/${id}/versions/${versionId}`],
        ['post', `/api/resumes/${id}/versions/${versionId}/restore`],
        ['post', `/api/resumes/${id}/duplicate`],
        ['post', `/api/resumes/${id}/restore`],
      ] as const;
    const own = await api.call('post', '/api/resumes', other).send(resumeBody()).expect(201);
    for (const [id, versionId] of [
      [resume.id, version?.id ?? ''],
      [randomUUID(), randomUUID()],
      ['not-an-id', 'nor-this'],
    ] as const) {
      for (const [method, path] of routes(id, versionId)) {
        const call = api.call(method, path, other);
        await (method === 'get' ? call : call.send({ name: 'Mine now' })).expect(404);
        const nobody = api.call(method, path);
        await (method === 'get' ? nobody : nobody.send({ name: 'Mine now' })).expect(401);
      }
    }
    // A version under a resume of one's own that it does not belong to.
    await api.call('get', `/api/resumes/${own.body.id}/versions/${version?.id}`, other).expect(404);
    await api.call('post', `/api/resumes/${deleted.id}/restore`, other).expect(404);
    expect((await versionsOf(resume))[0]?.name).toBe('');
    expect((await api.call('get', '/api/resumes/deleted', other).expect(200)).body).toEqual([]);
  });
});
