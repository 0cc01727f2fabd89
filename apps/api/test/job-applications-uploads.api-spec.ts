import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationOf, sweep, upload } from './support/documents.ts';
import { docx, JPG, PDF, PNG, zip } from './support/sample-files.ts';
import { type Person, TestApp } from './support/test-app.ts';

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
    'of %s is recognised by its content and gets a safe name',
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
      'Please choose a PDF, DOCX, PNG or JPG file.',
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
    ).toEqual([400, 'The upload is incomplete. Please try again.']);
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
