import { EXIF, lossyWebp, madeJpeg, madePng, pngPart } from '@career/career/pictures/testing/made-picture';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import JSZip from 'jszip';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

const send = (owner: Person | undefined, bytes: Uint8Array, type = 'image/jpeg') =>
  api.call('post', '/api/pictures', owner).set('Content-Type', type).send(Buffer.from(bytes));

/** A picture that differs from all others by its sides. */
const numbered = (number: number): Uint8Array => madeJpeg({ width: 64 + number, height: 100 });

async function keep(owner: Person, bytes: Uint8Array = madeJpeg()): Promise<{ id: string; url: string }> {
  return (await send(owner, bytes).expect(201)).body;
}

const held = async (owner: Person): Promise<string[]> =>
  (await api.rows<{ id: string }>('select id from picture where user_id = $1', [owner.id])).map(
    ({ id }) => id,
  );

/** Makes every picture of a person as old as this. */
const age = (owner: Person, days: number) =>
  api.rows(`update picture set kept_at = now() - make_interval(days => $2) where user_id = $1`, [
    owner.id,
    days,
  ]);

/** The task of the worker, run once. */
async function sweep(): Promise<string> {
  const { WorkerModule } = await import('../src/worker.module.ts');
  const { PictureSweepTask } = await import('../src/modules/pictures/picture-sweep.task.ts');
  const worker = await Test.createTestingModule({ imports: [WorkerModule] }).compile();
  try {
    return await worker.get(PictureSweepTask).run();
  } finally {
    await worker.close();
  }
}

describe('a picture', () => {
  it.each([
    ['image/jpeg', madeJpeg({ width: 480, height: 320 })],
    ['image/png', madePng({ width: 480, height: 320 })],
    ['image/webp', lossyWebp({ width: 480, height: 320 })],
  ])('of %s comes back as it was sent, privately and as nothing else', async (mimeType, bytes) => {
    const { body } = await send(me, bytes, mimeType).expect(201);
    expect(body).toMatchObject({ mimeType, width: 480, height: 320, fileSize: bytes.length });
    expect(body.url).toBe(`/api/pictures/${body.id}`);
    const answer = await api.call('get', body.url, me).buffer(true).expect(200);
    expect(Buffer.from(answer.body).equals(Buffer.from(bytes))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': mimeType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f-]+\.(jpg|png|webp)"$/),
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.vary).toContain('Cookie');
  });

  it('is what its content says, not what it is called', async () => {
    const { body } = await send(me, madePng({ width: 333, height: 333 }), 'image/jpeg').expect(201);
    expect(body.mimeType).toBe('image/png');
  });

  it.each([
    ['empty', new Uint8Array(0), 'The picture is empty.'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /^Please send a complete JPEG, PNG/,
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), /^Please send a complete JPEG, PNG/],
    ['cut off', madeJpeg().subarray(0, 60), /^Please send a complete JPEG, PNG/],
    ['one dot', madeJpeg({ width: 1, height: 1 }), 'A picture must be 64 to 1,600 dots wide and high.'],
    [
      'as large as a house',
      madePng({ width: 60_000, height: 60_000 }),
      /^A picture must be 64 to 1,600 dots/,
    ],
    ['with facts of the camera', madeJpeg({ more: EXIF }), /^This picture contains extra data/],
    ['with a text', madePng({ more: pngPart('tEXt', [65, 0, 66]) }), /^This picture contains extra data/],
    [
      'with a page behind it',
      Buffer.concat([madeJpeg(), Buffer.from('<html>')]),
      /^This picture contains extra/,
    ],
  ])('that is %s is refused', async (_what, bytes, message) => {
    const before = await held(me);
    const { status, body } = await send(me, bytes);
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
    expect(await held(me)).toEqual(before);
  });

  it('is refused by its size before it is read, and as any other type', async () => {
    const most = Buffer.concat([madeJpeg(), Buffer.alloc(LIMITS.pictureBytes - madeJpeg().length)]);
    // As large as allowed: read, and refused for what is behind its end.
    expect((await send(me, most)).status).toBe(422);
    const huge = await send(me, Buffer.concat([most, Buffer.alloc(1)]));
    expect([huge.status, huge.body.message]).toEqual([413, 'A picture can be at most 60 KB.']);
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/octet-stream']) {
      expect([type, (await send(me, madeJpeg(), type)).status]).toEqual([type, 415]);
    }
    const json = await api.call('post', '/api/pictures', me).send({ picture: 'x' });
    expect([json.status, json.body.message]).toEqual([
      415,
      'Send the bytes of the picture as image/jpeg, image/png or image/webp.',
    ]);
    const packed = await send(me, madeJpeg()).set('Content-Encoding', 'gzip');
    expect([packed.status, packed.body.message]).toEqual([415, 'Send the picture as it is, not compressed.']);
    expect((await send(me, madeJpeg()).set('Origin', 'https://evil.example')).status).toBe(403);
  });

  it('is nobody else’s, and gone when it is deleted', async () => {
    const other = await api.signUp();
    const { id, url } = await keep(me, madeJpeg({ width: 222, height: 222 }));
    const listed = await api.call('get', '/api/pictures', me).expect(200);
    expect(listed.body.map((one: { id: string }) => one.id)).toContain(id);
    for (const method of ['get', 'delete'] as const) {
      const answer = await api.call(method, url, other).expect(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      await api.http[method](url).expect(401);
    }
    await send(undefined, madeJpeg()).expect(401);
    expect((await api.call('get', '/api/pictures', other).expect(200)).body).toEqual([]);
    // The same picture of two people is one of each.
    expect((await keep(other, madeJpeg({ width: 222, height: 222 }))).id).toBe(id);
    await api.call('delete', url, me).expect(204);
    await api.call('get', url, me).expect(404);
    await api.call('delete', url, me).expect(404);
    await api.call('get', url, other).expect(200);
    await api.call('get', '/api/pictures/not-an-id', me).expect(404);
  });

  it('sent again, ten times at once, is one', async () => {
    const owner = await api.signUp();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(owner, madeJpeg())));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await held(owner)).toHaveLength(1);
  });

  it('can be named by a resume and the profile, beside addresses of the web alone', async () => {
    const { url } = await keep(me);
    const { personalInfo } = resumeBody();
    const named = (photoUrl: string) =>
      api.call('post', '/api/resumes', me).send(resumeBody({ personalInfo: { ...personalInfo, photoUrl } }));
    expect((await named(url).expect(201)).body.personalInfo.photoUrl).toBe(url);
    for (const address of [
      '/api/pictures/x',
      '/api/account/data',
      `${url}/..`,
      `//evil.example${url}`,
      `${url}?x`,
    ]) {
      const { status, body } = await named(address);
      expect([address, status, body.errors?.[0]?.message]).toEqual([
        address,
        400,
        'Photo URL must be a valid URL starting with http:// or https://',
      ]);
    }
    const profile = { firstName: 'Ada', lastName: 'Obi', profileImageUrl: url };
    const saved = await api.call('put', '/api/auth/user', me).send(profile).expect(200);
    expect(JSON.stringify(saved.body)).toContain(url);
  });
});

describe('the room for pictures', () => {
  it('holds twenty, of racers too, and is made by removing what nothing shows', async () => {
    const owner = await api.signUp();
    const { personalInfo } = resumeBody();
    const shown = await keep(owner, numbered(0));
    await api
      .call('post', '/api/resumes', owner)
      .send(resumeBody({ personalInfo: { ...personalInfo, photoUrl: shown.url } }))
      .expect(201);
    for (let number = 1; number < LIMITS.picturesPerUser - 2; number += 1)
      await keep(owner, numbered(number));
    const racing = await Promise.all([50, 51, 52, 53].map((number) => send(owner, numbered(number))));
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const full = await send(owner, numbered(60)).expect(409);
    expect(full.body.message).toBe(
      'You can keep 20 pictures. Use one of them again, or delete one to make room.',
    );
    // One that is there takes no room.
    await send(owner, numbered(1)).expect(201);
    await age(owner, 1);
    const { id } = await keep(owner, numbered(60));
    expect((await held(owner)).sort()).toEqual([shown.id, id].sort());
  });

  it('loses after a month what neither profile nor resume nor version shows', async () => {
    const owner = await api.signUp();
    const { personalInfo } = resumeBody();
    const [first, second, third, fourth, fresh] = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => keep(owner, numbered(number))),
    );
    if (!first || !second || !third || !fourth || !fresh) throw new Error('Not all pictures were kept');
    const body = (photoUrl: string) =>
      resumeBody({ personalInfo: { ...personalInfo, photoUrl }, keepVersion: true });
    const resume = (await api.call('post', '/api/resumes', owner).send(body(first.url)).expect(201)).body;
    await api.call('put', `/api/resumes/${resume.id}`, owner).send(body(second.url)).expect(200);
    const removed = (await api.call('post', '/api/resumes', owner).send(body(third.url)).expect(201)).body;
    await api.call('delete', `/api/resumes/${removed.id}`, owner).expect(204);
    await api
      .call('put', '/api/auth/user', owner)
      .send({ firstName: 'Ada', lastName: 'Obi', profileImageUrl: fourth.url })
      .expect(200);
    const unused = await keep(owner, numbered(9));
    await age(owner, LIMITS.unusedPictureDays + 1);
    await keep(owner, numbered(5));
    const other = await api.signUp();
    await keep(other);
    expect(await sweep()).toBe('1 unused pictures removed');
    const left = await held(owner);
    expect(left).not.toContain(unused.id);
    expect(left.sort()).toEqual([first, second, third, fourth, fresh].map(({ id }) => id).sort());
    expect(await held(other)).toHaveLength(1);
  });
});

describe('pictures and the account', () => {
  it('are in the download of all data as files', async () => {
    const owner = await api.signUp();
    const { id } = await keep(owner);
    const answer = await api
      .call('get', '/api/account/data', owner)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    const zip = await JSZip.loadAsync(answer.body);
    const file = await zip.file(`pictures/${id}.jpg`)?.async('nodebuffer');
    expect(file?.equals(Buffer.from(madeJpeg()))).toBe(true);
    const [row] = JSON.parse((await zip.file('picture.json')?.async('string')) ?? '[]');
    expect(row).toMatchObject({ id, mime_type: 'image/jpeg' });
    expect(row).not.toHaveProperty('bytes');
  });

  it('go with it, also those that are sent while it goes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await api.signUp();
      await keep(owner, numbered(99));
      const [answers] = await Promise.all([
        Promise.all([1, 2, 3, 4, 5].map((number) => send(owner, numbered(number)))),
        api.call('post', '/api/account/deletion', owner).send({ password: TEST_PASSWORD }).expect(200),
      ]);
      expect(answers.filter(({ status }) => ![201, 401].includes(status))).toEqual([]);
      expect(await held(owner)).toEqual([]);
      await send(owner, madeJpeg()).expect(401);
    }
  });
});
