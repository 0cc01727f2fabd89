import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { S3Bucket } from './support/s3-storage.ts';
import { docx, JPG, PDF, PNG, zip } from './support/sample-files.ts';
import { type Person, TestApp } from './support/test-app.ts';

const applicationOf = async (api: TestApp, owner: Person): Promise<string> =>
  (
    await api
      .call('post', '/api/job-applications', owner)
      .send({ company: 'Kora Foods', position: 'Accountant' })
      .expect(201)
  ).body.id;

const upload = (
  api: TestApp,
  owner: Person | undefined,
  application: string,
  content: Buffer,
  name = 'Offer.pdf',
) =>
  api
    .call('post', `/api/job-applications/${application}/documents`, owner)
    .field('type', 'offer')
    .attach('file', content, { filename: name });

const listed = async (api: TestApp, owner: Person, application: string) =>
  (await api.call('get', `/api/job-applications/${application}/documents`, owner).expect(200)).body;

/** The job of the worker, run once. */
async function sweep(): Promise<string> {
  const { WorkerModule } = await import('../src/worker.module.ts');
  const { DocumentSweepJob } = await import('../src/modules/documents/document-sweep.job.ts');
  const worker = await Test.createTestingModule({ imports: [WorkerModule] }).compile();
  try {
    return await worker.get(DocumentSweepJob).run();
  } finally {
    await worker.close();
  }
}

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
      'Documents are not available for a moment. Please try again.',
    ]);
    if (kind === 'a folder') rmSync(folder);
    else bucket.failWith = undefined;
    expect(await listed(api, owner, place)).toEqual([]);
    expect(filesOf(join(dataDir(), 'incoming'))).toEqual([]);
    await upload(api, owner, place, PDF).expect(201);
  });
});

describe('an upload', () => {
  let api: TestApp;
  let me: Person;
  let application: string;
  beforeAll(async () => {
    api = await TestApp.start();
    me = await api.signUp();
    application = await applicationOf(api, me);
  });
  afterAll(() => api.stop());
  const incoming = () => readdirSync(join(String(process.env.DATA_DIR), 'incoming'));

  it.each([
    ['a PDF that calls itself a program', PDF, 'cv.exe', 'cv.exe.pdf', 'application/pdf'],
    ['a PNG that calls itself a PDF', PNG, 'cv.pdf', 'cv.pdf.png', 'image/png'],
    ['a JPG under its second name', JPG, 'me.JPEG', 'me.jpeg', 'image/jpeg'],
    [
      'a Word file',
      docx(),
      'letter.docx',
      'letter.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a path', PDF, '../../etc/passwd', 'passwd.pdf', 'application/pdf'],
    ['a name that hides its ending', PDF, 'cv\u202efdp.exe', 'cv fdp.exe.pdf', 'application/pdf'],
    ['a name of a device', PDF, 'CON.pdf', 'Document.pdf', 'application/pdf'],
    ['a name of dots', PDF, '...', 'Document.pdf', 'application/pdf'],
    ['a name without end', PDF, `${'x'.repeat(400)}.pdf`, `${'x'.repeat(120)}.pdf`, 'application/pdf'],
  ])(
    'of %s is told by its content and gets a safe name',
    async (_what, content, name, fileName, mimeType) => {
      const { id, ...made } = (await upload(api, me, application, content, name).expect(201)).body;
      expect(made).toMatchObject({ fileName, mimeType });
      await api.call('delete', `/api/documents/${id}`, me).expect(204);
    },
  );

  it.each([
    ['a page with scripts', Buffer.from('<html><script>alert(1)</script></html>'), 'cv.pdf'],
    [
      'a drawing with scripts',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'a.png',
    ],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000'), 'cv.pdf'],
    ['a text', Buffer.from('Dear Sir or Madam'), 'letter.docx'],
    ['any archive', zip({ 'a.txt': 'a' }), 'letter.docx'],
    [
      'a Word file with macros',
      docx('application/vnd.ms-word.document.macroEnabled.main+xml'),
      'letter.docx',
    ],
    [
      'a workbook',
      docx('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'letter.docx',
    ],
    ['an animation', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'a.jpg'],
  ])('of %s is refused', async (_what, content, name) => {
    const answer = await upload(api, me, application, content, name);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Only PDF, DOCX, PNG and JPG files can be kept, and this file is none of them.',
    ]);
    expect(incoming()).toEqual([]);
  });

  it('of nothing, of too much or of several is refused', async () => {
    const path = `/api/job-applications/${application}/documents`;
    const refused = async (call: ReturnType<typeof upload>) => {
      const { status, body } = await call;
      return [status, body.message];
    };
    expect(await refused(upload(api, me, application, Buffer.alloc(0)))).toEqual([422, 'The file is empty.']);
    const most = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]);
    expect(await refused(upload(api, me, application, Buffer.concat([most, Buffer.alloc(1)])))).toEqual([
      413,
      'A file can be at most 10 MB.',
    ]);
    await upload(api, me, application, most, 'largest.pdf').expect(201);
    expect(await refused(api.call('post', path, me).field('type', 'offer'))).toEqual([
      400,
      'Validation failed: File is required',
    ]);
    expect(await refused(api.call('post', path, me).attach('photo', PNG, 'a.png'))).toEqual([
      400,
      'Send one file, in the field file.',
    ]);
    expect(
      await refused(api.call('post', path, me).attach('file', PNG, 'a.png').attach('file', PNG, 'b.png')),
    ).toEqual([400, 'Send one file, in the field file.']);
    expect(await refused(api.call('post', path, me).send({ file: 'x' }))).toEqual([
      415,
      'Send the file as multipart/form-data.',
    ]);
    expect(
      await refused(api.call('post', path, me).set('Content-Type', 'application/pdf').send(PDF.toString())),
    ).toEqual([415, 'Send the body as application/json.']);
    expect(
      await refused(
        api
          .call('post', path, me)
          .set('Content-Type', 'multipart/form-data; boundary=x')
          .send('--x\r\nbroken'),
      ),
    ).toEqual([400, 'The upload did not arrive whole.']);
    expect(incoming()).toEqual([]);
  });

  it('from another site is refused', async () => {
    const answer = await upload(api, me, application, PDF).set('Origin', 'https://evil.example');
    expect(answer.status).toBe(403);
  });

  it('with an unknown type is filed under other', async () => {
    const answer = await api
      .call('post', `/api/job-applications/${application}/documents`, me)
      .field('type', '<script>')
      .attach('file', PDF, 'cv.pdf')
      .expect(201);
    expect(answer.body.type).toBe('other');
  });

  it('beyond what an application or an account may hold is refused before a byte of it is kept', async () => {
    const owner = await api.signUp();
    const place = await applicationOf(api, owner);
    const fill = (size: number, count: number, where: string) =>
      api.rows(
        `with files as (insert into stored_file (key, given_up_at) select gen_random_uuid()::text, null from generate_series(1, $3) returning key)
         insert into document (id, user_id, job_application_id, file_name, file_url, file_size, mime_type, sha256)
         select gen_random_uuid(), $1, $2, 'a.pdf', key, $4, 'application/pdf', left(md5(key) || md5(key), 64) from files`,
        [owner.id, where, count, size],
      );
    await fill(1, 18, place);
    const racing = await Promise.all(
      [1, 2, 3, 4].map((number) => upload(api, owner, place, PDF, `racer ${number}.pdf`)),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const full = await upload(api, owner, place, PDF, 'one more.pdf').expect(409);
    expect(full.body.message).toBe('You can keep 20 documents with an application. Delete one to make room.');
    const next = await applicationOf(api, owner);
    await fill(52_400_000, 4, place);
    const heavy = await upload(api, owner, next, Buffer.concat([PDF, Buffer.alloc(200_000)])).expect(409);
    expect(heavy.body.message).toBe('Your documents may take up 200 MB together. Delete some to make room.');
    await fill(0, 480, place);
    const many = await upload(api, owner, next, PDF).expect(409);
    expect(many.body.message).toBe('You can keep 500 documents. Delete some to make room.');
  });

  it('that broke off long ago is cleared away, one under way is not', async () => {
    const folder = join(String(process.env.DATA_DIR), 'incoming');
    writeFileSync(join(folder, 'old'), 'x');
    utimesSync(join(folder, 'old'), new Date(0), new Date(0));
    writeFileSync(join(folder, 'new'), 'x');
    expect(await sweep()).toMatch('1 broken uploads');
    expect(incoming()).toEqual(['new']);
    expect(statSync(join(folder, 'new')).size).toBe(1);
  });
});
