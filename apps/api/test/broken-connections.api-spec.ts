import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { madeJpeg } from '@career/career/pictures/testing/made-picture';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { applicationOf, upload } from './support/documents.ts';
import { formWith, holdTable, type RawRequest, sendPartOf } from './support/raw-request.ts';
import { resumeBody } from './support/resume-body.ts';
import { PDF } from './support/sample-files.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

const MORE_THAN_AT_ONCE = 7;
/** A server that does not read sees the end of a connection only when no more has come than it holds. */
const FEW = 60;
const FORM = formWith(Buffer.concat([PDF, Buffer.alloc(400_000)]));
const SHARED_PDF = Buffer.from(`%PDF-1.7\n${'1 0 obj\n<<>>\nendobj\n'.repeat(2_000)}%%EOF\n`);

describe('a connection that breaks off', () => {
  let api: TestApp;
  let me: Person;
  let application: string;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.stop());
  afterEach(() => void jest.restoreAllMocks());

  const newcomer = async (): Promise<void> => {
    me = await api.signUp();
    application = await applicationOf(api, me);
  };
  const toDocuments = (): RawRequest => ({
    path: `/api/job-applications/${application}/documents`,
    ...FORM,
  });
  const incoming = (): string[] => {
    const folder = join(api.dataDir, 'incoming');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const count = async (table: string): Promise<number> =>
    (
      await api.rows<{ count: number }>(`select count(*)::int as count from "${table}" where user_id = $1`, [
        me.id,
      ])
    )[0]?.count ?? Number.NaN;
  /** What became of the uploads of documents that the server took up. */
  const takenUp = async () => {
    const { DocumentsService } = await import('../src/modules/documents/documents.service.ts');
    const { mock } = jest.spyOn(api.app.get(DocumentsService, { strict: false }), 'add');
    return async () => {
      const ends = await Promise.allSettled(mock.results.map(({ value }) => value));
      return ends.map((end) => (end.status === 'rejected' ? String(end.reason.message) : end.status));
    };
  };

  const nothingIsLeft = async (): Promise<void> => {
    expect(incoming()).toEqual([]);
    expect(await count('document')).toBe(0);
    await upload(api, me, application, PDF).expect(201);
    expect(incoming()).toEqual([]);
  };

  it.each([
    ['before a byte of the body', 0],
    ['in the head of the file', FEW],
    ['in the middle of the file', 200_000],
    ['before the end of the form', FORM.body.length - 4],
  ])('%s of a document leaves nothing, and ends the upload', async (_where, bytes) => {
    await newcomer();
    const ends = await takenUp();
    const request = await sendPartOf(api, me, toDocuments(), bytes);
    if (bytes > 1_000) while (incoming().length === 0) await new Promise((later) => setTimeout(later, 10));
    await request.breakOff();
    for (const end of await ends()) expect(end).toBe('The upload is incomplete. Please try again.');
    await nothingIsLeft();
  });

  it('while the application is looked up ends the upload of a document', async () => {
    await newcomer();
    const ends = await takenUp();
    const held = await holdTable(api, 'job_application');
    const request = await sendPartOf(api, me, toDocuments(), FEW);
    await held.waiters(1);
    await request.breakOff();
    await held.letGo();
    expect(await ends()).toEqual(['The upload is incomplete. Please try again.']);
    await nothingIsLeft();
  });

  it('while the person is looked up does not take up the person’s share of requests', async () => {
    await newcomer();
    const held = await holdTable(api, 'session');
    for (let sent = 1; sent <= MORE_THAN_AT_ONCE; sent += 1) {
      const request = await sendPartOf(api, me, toDocuments(), FEW);
      await held.waiters(1);
      await request.breakOff();
    }
    await held.letGo();
    await nothingIsLeft();
    // By now all of them have been looked up.
    await api.call('get', '/api/job-applications', me).expect(200);
  });

  it('in a picture keeps none, and the whole picture is kept', async () => {
    await newcomer();
    const body = Buffer.from(madeJpeg({ width: 480, height: 320 }));
    const request = await sendPartOf(api, me, { path: '/api/pictures', type: 'image/jpeg', body });
    await request.breakOff();
    expect(await count('picture')).toBe(0);
    await api.call('post', '/api/pictures', me).set('Content-Type', 'image/jpeg').send(body).expect(201);
  });

  it('in the PDF of a share link leaves the link without one, and the whole PDF is kept', async () => {
    await newcomer();
    const { id: resumeId, version } = await saveResume(api, me);
    const { body: link } = await api
      .call('post', '/api/share-links', me)
      .send({ days: 30, resumeId })
      .expect(201);
    const path = `/api/share-links/${link.id}/file?version=${version}`;
    const file = { method: 'PUT', path, type: 'application/pdf', body: SHARED_PDF };
    const request = await sendPartOf(api, me, file);
    await request.breakOff();
    const { body: links } = await api.call('get', '/api/share-links', me).expect(200);
    expect(JSON.stringify(links)).toBe(JSON.stringify([link]));
    const kept = await api.call('put', path, me).set('Content-Type', file.type).send(SHARED_PDF).expect(200);
    expect(kept.body).not.toEqual(link);
  });

  it('in an imported resume saves none, and its key is free for the whole resume', async () => {
    await newcomer();
    const body = resumeBody({ title: 'Imported' });
    const headers = { 'Idempotency-Key': 'import-1' };
    const request = await sendPartOf(api, me, {
      path: '/api/resumes',
      type: 'application/json',
      body: Buffer.from(JSON.stringify(body)),
      headers,
    });
    await request.breakOff();
    expect(await count('resume')).toBe(0);
    const saved = await api.call('post', '/api/resumes', me).set(headers).send(body).expect(201);
    const again = await api.call('post', '/api/resumes', me).set(headers).send(body).expect(201);
    expect(again.body.id).toBe(saved.body.id);
    expect(await count('resume')).toBe(1);
  });
});
