import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { applicationOf, sweep, upload } from './support/documents.ts';
import { formWith, sendPartOf } from './support/raw-request.ts';
import { S3Bucket } from './support/s3-storage.ts';
import { PDF } from './support/sample-files.ts';
import { type Person, TestApp } from './support/test-app.ts';

const FORM = formWith(Buffer.concat([PDF, Buffer.alloc(400_000)]));
const AWAY = [503, 'Documents are not available at the moment. Please try again.'];

describe('an upload into a bucket that drops', () => {
  let bucket: S3Bucket;
  let api: TestApp;
  let me: Person;
  let application: string;
  beforeAll(async () => {
    bucket = await S3Bucket.start();
    api = await TestApp.start(bucket.settings);
    me = await api.signUp();
    application = await applicationOf(api, me);
  });
  beforeEach(() => {
    bucket.dropsPut = undefined;
  });
  afterAll(async () => {
    await api.stop();
    await bucket.stop();
  });

  const incoming = (): string[] => {
    const folder = join(api.dataDir, 'incoming');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const count = async (table: string): Promise<unknown> =>
    (await api.rows(`select count(*)::int as count from ${table}`))[0]?.count;
  /** What an hour later is left of what was given up. */
  const afterTheSweep = async () => {
    await api.rows(`update stored_file set given_up_at = given_up_at - interval '2 hours'`);
    await sweep();
    return { objects: bucket.objects.size, files: await count('stored_file'), rows: await count('document') };
  };

  it.each([
    ['before a byte of the body', 0],
    ['in the middle of the file', 200_000],
    ['before the end of the form', FORM.body.length - 4],
  ])('on the way from the person, %s, leaves no object and no row', async (_where, bytes) => {
    const request = await sendPartOf(
      api,
      me,
      { path: `/api/job-applications/${application}/documents`, ...FORM },
      bytes,
    );
    if (bytes > 0) while (incoming().length === 0) await new Promise((later) => setTimeout(later, 10));
    await request.breakOff();
    while (incoming().length > 0) await new Promise((later) => setTimeout(later, 10));
    expect(bucket.objects.size).toBe(0);
    expect(await afterTheSweep()).toEqual({ objects: 0, files: 0, rows: 0 });
  });

  it('on the way to the bucket leaves no object and no row', async () => {
    bucket.dropsPut = 'midway';
    const { status, body } = await upload(api, me, application, PDF);
    expect([status, body.message]).toEqual(AWAY);
    expect([bucket.objects.size, await count('document'), incoming()]).toEqual([0, 0, []]);
    expect(await afterTheSweep()).toEqual({ objects: 0, files: 0, rows: 0 });
  });

  it('when the bucket has kept it and could not say so leaves nothing, and can be sent again', async () => {
    bucket.dropsPut = 'kept';
    const { status, body } = await upload(api, me, application, PDF);
    expect([status, body.message]).toEqual(AWAY);
    expect([await count('document'), incoming()]).toEqual([0, []]);
    expect(await afterTheSweep()).toEqual({ objects: 0, files: 0, rows: 0 });

    bucket.dropsPut = undefined;
    await upload(api, me, application, PDF).expect(201);
    expect(await afterTheSweep()).toEqual({ objects: 1, files: 1, rows: 1 });
  });
});
