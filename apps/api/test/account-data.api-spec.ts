import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';
import { BackgroundWork } from '../src/queue/background-work.ts';
import { Outbox } from './support/outbox.ts';
import { mentions, ownedTables, plantRows } from './support/owned-rows.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

let api: TestApp;
let outbox: Outbox;
beforeAll(async () => {
  api = await TestApp.start();
  outbox = new Outbox(api.dataDir);
});
afterAll(() => api.stop());

/** Somebody with a row in every table that has an owner, a real resume and a real file. */
async function settled(): Promise<Person & { documentId: string }> {
  const me = await api.signUp();
  await api
    .call('post', '/api/resumes', me)
    .send(resumeBody({ title: `Resume of ${me.email}` }))
    .expect(201);
  const application = await api
    .call('post', '/api/job-applications', me)
    .send({ company: 'Kora', position: 'Clerk', appliedDate: '2026-11-01', status: 'applied' })
    .expect(201);
  const document = await api
    .call('post', `/api/job-applications/${application.body.id}/documents`, me)
    .attach('file', PDF, 'my offer.pdf')
    .expect(201);
  await outbox.find(me.email, 'Please confirm your email address');
  while ((await api.rows('select 1 from outgoing_mail where user_id = $1', [me.id])).length > 0);
  await plantRows(api.databaseUrl, me.id);
  return { ...me, documentId: document.body.id };
}

const filesOnDisk = (): string[] =>
  readdirSync(api.dataDir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.parentPath.endsWith('outbox') && entry.name !== 'session-secret',
    )
    .map((entry) => entry.name);

const download = (me: Person) =>
  api
    .call('get', '/api/account/data', me)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('the download of all data', () => {
  it('holds every table with an owner, every row and every file, and nothing that opens the account', async () => {
    const me = await settled();
    const other = await settled();
    // More than one batch of rows.
    await api.rows(
      `insert into cover_letter (id, user_id, title, company, position, content)
       select gen_random_uuid(), $1, 'Letter ' || n, 'Kora', 'Clerk', 'Dear' from generate_series(1, 450) n`,
      [me.id],
    );
    const size = await api.call('get', '/api/account/data/size', me).expect(200);
    expect(size.body.documents).toBeGreaterThanOrEqual(1);
    const answer = await download(me).expect(200);
    // The announced size: never less than the real one, and not many times as much.
    expect(answer.body.length).toBeLessThanOrEqual(size.body.bytes);
    expect(answer.body.length).toBeGreaterThan(size.body.bytes / 20);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="career-toolkit-data-\d{4}-\d\d-\d\d\.zip"$/,
      ),
      'cache-control': 'no-store',
    });
    const zip = await JSZip.loadAsync(answer.body);
    const text = async (name: string) => (await zip.file(name)?.async('string')) ?? `no ${name}`;
    const rowsOf = async (table: string): Promise<Record<string, unknown>[]> =>
      JSON.parse(await text(`${table.replaceAll('_', '-')}.json`));

    const keysOnly = ['account_token', 'outgoing_mail'];
    for (const table of await ownedTables(api.databaseUrl)) {
      if (keysOnly.includes(table)) continue;
      const [stored] = await api.rows<{ count: number }>(
        `select count(*)::int as count from "${table}" where user_id = $1`,
        [me.id],
      );
      const rows = await rowsOf(table);
      expect([table, rows.length]).toEqual([table, stored?.count]);
      expect(rows.every((row) => row.user_id === me.id)).toBe(true);
      const columns = rows.flatMap((row) => Object.keys(row));
      expect(columns.filter((column) => /hash$|secret|password|backup|key$/.test(column))).toEqual([]);
    }
    const letters = await rowsOf('cover_letter');
    expect(new Set(letters.map(({ id }) => id)).size).toBe(451);
    expect(await rowsOf('user')).toMatchObject([{ id: me.id, email: me.email }]);
    expect((await rowsOf('resume')).map(({ title }) => title)).toContain(`Resume of ${me.email}`);
    expect(await rowsOf('sessions')).toMatchObject([{ isCurrent: true }]);
    const stored = await zip.file(`documents/${me.documentId}-my offer.pdf`)?.async('nodebuffer');
    expect(stored?.equals(PDF)).toBe(true);

    const all = (await Promise.all(Object.keys(zip.files).map(text))).join('\n');
    const [secrets] = await api.rows<{ password: string; sid: string }>(
      `select password, (select sid from session where sess -> 'passport' ->> 'user' = $2) as sid
       from "user" where id = $1`,
      [me.id, me.id],
    );
    for (const secret of [secrets?.password, secrets?.sid, other.id, other.email]) {
      expect(secret).toBeTruthy();
      expect(all).not.toContain(secret);
    }
    expect(Object.keys(zip.files).filter((name) => /account-token|mail/.test(name))).toEqual([]);
  });

  it('continues when a file is lost, is for its owner only, and has a limit', async () => {
    const me = await settled();
    await api.rows(`update document set file_url = 'gone-' || id where user_id = $1`, [me.id]);
    const zip = await JSZip.loadAsync((await download(me).expect(200)).body);
    expect(await zip.file(`documents/${me.documentId}-my offer.pdf`)?.async('string')).toBe(
      'This file is missing.\n',
    );
    await api.http.get('/api/account/data').expect(401);
    for (let time = 1; time < 10; time += 1) await download(me).expect(200);
    const held = await api.call('get', '/api/account/data', me).expect(429);
    expect(held.body.message).toBe(
      'You have downloaded your data several times already. Please wait an hour.',
    );
    await api.rows('delete from rate_limit');
  });
});

describe('deleting the account', () => {
  const leave = (me: Person, proof: object) => api.call('post', '/api/account/deletion', me).send(proof);

  it('leaves no mail and no session of requests that are under way meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const me = await api.signUp({ email: `leaving-${round}@example.com` });
      const busy = [
        ...Array.from({ length: 3 }, () =>
          api.http.post('/api/auth/login').send({ email: me.email, password: TEST_PASSWORD }),
        ),
        api.http.post('/api/auth/password-reset').send({ email: me.email }),
        api.call('post', '/api/auth/email-verification', me),
      ];
      const [answers] = await Promise.all([
        Promise.all(busy),
        leave(me, { password: TEST_PASSWORD }).expect(200),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await outbox.find(me.email, 'Your account was deleted');
      await api.app.get(BackgroundWork).settled();
      expect(await mentions(api.databaseUrl, me.id)).toEqual({});
      expect((await outbox.to(me.email)).map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    }
  });

  it('asks for the password and changes nothing without it', async () => {
    const me = await settled();
    const before = await mentions(api.databaseUrl, me.id);
    for (const proof of [{}, { password: '' }, { password: 'not it' }, { confirmation: me.email }]) {
      const refused = await leave(me, proof).expect(400);
      expect(refused.body.errors).toEqual([
        { field: 'password', message: 'This is not the password of your account.' },
      ]);
    }
    await api.http.post('/api/account/deletion').send({ password: TEST_PASSWORD }).expect(401);
    expect(await mentions(api.databaseUrl, me.id)).toEqual({ ...before });
    await api.rows('delete from rate_limit');
  });

  it('leaves no row of the person in any table, no file and no session, and touches nobody else', async () => {
    const other = await settled();
    const filesBefore = filesOnDisk();
    const me = await settled();
    await api.http.post('/api/auth/login').send({ email: me.email, password: TEST_PASSWORD }).expect(200);
    const planted = await mentions(api.databaseUrl, me.id);
    // The test would prove nothing about a table that has no row of the person.
    const tables = await ownedTables(api.databaseUrl);
    expect(Object.keys(planted)).toEqual(
      expect.arrayContaining([...tables, 'user', 'session', 'stored_file']),
    );
    expect(filesOnDisk().length).toBe(filesBefore.length + 1);
    const others = await mentions(api.databaseUrl, other.id);

    const answer = await leave(me, { password: TEST_PASSWORD }).expect(200);
    expect(answer.body).toEqual({ ok: true, message: 'Your account and everything in it was deleted.' });
    expect(String(answer.headers['set-cookie'])).toContain('career_session=;');

    expect(await mentions(api.databaseUrl, me.id)).toEqual({});
    expect(await mentions(api.databaseUrl, me.email)).toEqual({});
    expect(await mentions(api.databaseUrl, other.id)).toEqual(others);
    expect(filesOnDisk().sort()).toEqual(filesBefore.sort());
    expect(existsSync(join(api.dataDir, 'documents', me.id))).toBe(false);
    expect(existsSync(join(api.dataDir, 'documents', other.id))).toBe(true);
    await api.call('get', '/api/auth/user', me).expect(401);
    await api.http.post('/api/auth/login').send({ email: me.email, password: TEST_PASSWORD }).expect(401);
    const mail = await outbox.find(me.email, 'Your account was deleted');
    expect(mail.text).toContain('It cannot be brought back.');
    // Where mails are files, that one is the last of them.
    expect((await outbox.to(me.email)).map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    expect((await outbox.to(other.email)).length).toBeGreaterThanOrEqual(1);
    await api.http
      .post('/api/auth/signup')
      .send({ email: me.email, password: TEST_PASSWORD, firstName: 'Ada', lastName: 'Obi' })
      .expect(201);
  });
});
