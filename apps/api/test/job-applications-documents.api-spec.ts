import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from './fuzz/api-document.ts';
import { applicationOf, sweep, upload } from './support/documents.ts';
import { S3Bucket } from './support/s3-storage.ts';
import { JPG, PDF, PNG } from './support/sample-files.ts';
import { type Person, TestApp } from './support/test-app.ts';

const listed = async (api: TestApp, owner: Person, application: string) =>
  (await api.call('get', `/api/job-applications/${application}/documents`, owner).expect(200)).body;

let bucket: S3Bucket;
beforeAll(async () => {
  bucket = await S3Bucket.start();
});
afterAll(() => bucket.stop());

describe.each(['a folder', 'an S3 bucket'])('documents in %s', (kind) => {
  let api: TestApp;
  let me: Person;
  let other: Person;
  let application: string;
  beforeAll(async () => {
    bucket.objects.clear();
    api = await TestApp.start(kind === 'a folder' ? {} : bucket.settings);
    me = await api.signUp();
    other = await api.signUp();
    application = await applicationOf(api, me);
  });
  afterAll(() => api.stop());

  const dataDir = () => String(process.env.DATA_DIR);
  const filesOf = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [];
  const stored = (): string[] =>
    kind === 'a folder' ? filesOf(join(dataDir(), 'documents')) : [...bucket.objects.keys()];

  it('are kept with an application and come back to their owner as an attachment', async () => {
    const made = (await upload(api, me, application, PDF, 'Ọfà – létà.pdf').expect(201)).body;
    expect(made).toEqual({
      id: expect.any(String),
      userId: me.id,
      jobApplicationId: application,
      type: 'offer',
      fileName: 'Ọfà – létà.pdf',
      fileUrl: `/api/documents/${made.id}/content`,
      fileSize: PDF.length,
      mimeType: 'application/pdf',
      createdAt: expect.any(String),
    });
    expect(await listed(api, me, application)).toEqual([made]);
    const file = await api.call('get', made.fileUrl, me).responseType('blob').expect(200);
    expect(Buffer.compare(file.body, PDF)).toBe(0);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''%E1%BB%8Cf/,
    );
  });

  it('come back as a type that the document names', async () => {
    const answer = operations.find(({ operationId }) => operationId === 'getDocumentContent');
    for (const [content, name] of [
      [PDF, 'a.pdf'],
      [PNG, 'b.png'],
      [JPG, 'c.jpg'],
    ] as const) {
      const { body } = await upload(api, me, await applicationOf(api, me), content, name).expect(201);
      const { headers } = await api.call('get', body.fileUrl, me).responseType('blob').expect(200);
      expect(answer?.types.get(200)).toContain(headers['content-type']);
    }
  });

  it('are the same document when the same file is sent again, also twice at once', async () => {
    const before = stored().length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload(api, me, application, PNG, 'a.png')),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(stored().length).toBe(before + 1);
  });

  it('go with their file when they are deleted', async () => {
    const before = stored().length;
    const { id } = (await upload(api, me, application, JPG, 'photo.jpeg').expect(201)).body;
    expect(stored().length).toBe(before + 1);
    await api.call('delete', `/api/documents/${id}`, me).expect(204);
    expect(stored().length).toBe(before);
    await api.call('get', `/api/documents/${id}/content`, me).expect(404);
    await api.call('delete', `/api/documents/${id}`, me).expect(404);
  });

  it('are nobody else’s', async () => {
    const [mine] = await listed(api, me, application);
    for (const id of [mine.id, randomUUID(), 'not-an-id']) {
      for (const call of [
        api.call('get', `/api/documents/${id}/content`, other),
        api.call('delete', `/api/documents/${id}`, other),
      ]) {
        const answer = await call;
        expect([answer.status, answer.body.message]).toEqual([404, 'Document not found']);
      }
    }
    const files = stored().length;
    for (const id of [application, randomUUID()]) {
      await api.call('get', `/api/job-applications/${id}/documents`, other).expect(404);
      const answer = await upload(api, other, id, PDF);
      expect([answer.status, answer.body.message]).toEqual([404, 'Job application not found']);
    }
    await upload(api, undefined, application, PDF).expect(401);
    expect(stored().length).toBe(files);
    await api.call('get', mine.fileUrl, me).expect(200);
  });

  it('leave no file when their application or their owner goes', async () => {
    const leaver = await api.signUp();
    const gone = await applicationOf(api, leaver);
    await upload(api, leaver, gone, PDF).expect(201);
    await api.call('delete', `/api/job-applications/${gone}`, leaver).expect(204);
    const second = await applicationOf(api, leaver);
    await upload(api, leaver, second, PDF).expect(201);
    await api.rows('delete from "user" where id = $1', [leaver.id]);
    const left = stored().length;
    expect(await sweep()).toMatch('0 files');
    await api.rows(`update stored_file set given_up_at = given_up_at - interval '2 hours'`);
    expect(await sweep()).toMatch('2 files');
    expect(stored().length).toBe(left - 2);
    expect(await api.rows('select 1 from stored_file where given_up_at is not null')).toEqual([]);
    const [mine] = await listed(api, me, application);
    await api.call('get', mine.fileUrl, me).expect(200);
  });

  it('do not show when their file is lost, nor a file without a row', async () => {
    const owner = await api.signUp();
    const place = await applicationOf(api, owner);
    const { id } = (await upload(api, owner, place, PDF).expect(201)).body;
    const [{ file_url: key } = { file_url: '' }] = await api.rows<{ file_url: string }>(
      'select file_url from document where id = $1',
      [id],
    );
    if (kind === 'a folder') rmSync(join(dataDir(), 'documents', key));
    else bucket.objects.delete(`/documents/${key}`);
    expect(await listed(api, owner, place)).toEqual([]);
    await api.call('get', `/api/documents/${id}/content`, owner).expect(404);
  });

  it('are refused with a word when the storage is away, and leave nothing behind', async () => {
    const owner = await api.signUp();
    const place = await applicationOf(api, owner);
    const folder = join(dataDir(), 'documents', owner.id);
    // A file where the folder should be: the way this machine's disk says no.
    if (kind === 'a folder') writeFileSync(folder, '');
    else bucket.failWith = 403;
    const answer = await upload(api, owner, place, PDF);
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'Documents are not available at the moment. Please try again.',
    ]);
    if (kind === 'a folder') rmSync(folder);
    else bucket.failWith = undefined;
    expect(await listed(api, owner, place)).toEqual([]);
    expect(filesOf(join(dataDir(), 'incoming'))).toEqual([]);
    await upload(api, owner, place, PDF).expect(201);
  });
});
