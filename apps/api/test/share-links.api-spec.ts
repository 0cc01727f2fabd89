import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';
import { saveApplication, saveResume } from './support/saved-documents.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ PUBLIC_URL: 'http://toolkit.example' });
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/share-links';
const PHONE = 'Mozilla/5.0 (Linux; Android 9; itel A16) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

interface Link {
  id: string;
  slug: string;
  url: string;
  openings: number;
}

const make = async (person: Person, body: object): Promise<Link> =>
  (
    await api
      .call('post', PATH, person)
      .send({ days: 30, ...body })
      .expect(201)
  ).body;
const shared = async (body: object = {}, resume: object = {}) => {
  const { id: resumeId } = await saveResume(api, me, resume);
  return { resumeId: resumeId as string, link: await make(me, { resumeId, ...body }) };
};
const open = (slug: string, agent = PHONE) => api.http.get(`/r/${slug}`).set('User-Agent', agent);
const listed = async (person: Person, id: string): Promise<Record<string, unknown>> =>
  (await api.call('get', PATH, person).expect(200)).body.find((link: Link) => link.id === id);
const forgetGuesses = () => api.rows(`delete from rate_limit`);

describe('a share link', () => {
  it('has an address of at least 128 random bits, and opens a page without a sign-in', async () => {
    const { link } = await shared();
    expect(link.slug).toMatch(/^[a-z2-9]{26}$/);
    expect(link.url).toBe(`http://toolkit.example/r/${link.slug}`);
    const { text, headers } = await open(link.slug).expect(200);
    expect(text).toContain('Adébáyọ̀ Ọláńrewájú');
    expect(text).not.toMatch(/<script|<img|<link|\son\w+=/i);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('has the address that its owner chose, which nobody else can have while it is kept', async () => {
    const { resumeId, link } = await shared({ slug: 'ada-obi-accountant' });
    await open('ada-obi-accountant').expect(200);
    for (const [person, given] of [
      [me, resumeId],
      [other, (await saveResume(api, other)).id],
    ] as const) {
      const { body } = await api
        .call('post', PATH, person)
        .send({ resumeId: given, slug: 'ada-obi-accountant', days: 1 })
        .expect(400);
      expect(body.errors).toEqual([{ field: 'slug', message: 'This address is taken. Choose another one.' }]);
    }
    await api.call('delete', `${PATH}/${link.id}`, me).expect(204);
    await make(me, { resumeId, slug: 'ada-obi-accountant' });
    await open('ada-obi-accountant').expect(200);
  });

  it('refuses addresses that are short or hold other signs, and ends later than a year', async () => {
    const { id: resumeId } = await saveResume(api, me);
    for (const [given, field] of [
      [{ slug: 'abc' }, 'slug'],
      [{ slug: 'Ada-Obi' }, 'slug'],
      [{ slug: '-ada-obi' }, 'slug'],
      [{ slug: 'ada/../obi' }, 'slug'],
      [{ days: 366 }, 'days'],
      [{ days: 0 }, 'days'],
    ] as const) {
      const { body } = await api
        .call('post', PATH, me)
        .send({ resumeId, days: 30, ...given })
        .expect(400);
      expect(body.errors[0].field).toBe(field);
    }
  });

  it('is made for own resumes and applications alone, and is its owner’s alone to see and stop', async () => {
    const { link } = await shared();
    const foreign = await saveResume(api, other);
    const application = await saveApplication(api, other);
    const mine = await saveResume(api, me);
    const call = api.call('post', PATH, me).send({ resumeId: foreign.id, days: 1 });
    await call.expect(404);
    await api
      .call('post', PATH, me)
      .send({ resumeId: mine.id, applicationId: application.id, days: 1 })
      .expect(404);
    await api.call('delete', `${PATH}/${link.id}`, other).expect(404);
    await api
      .call('put', `${PATH}/${link.id}/file?version=1`, other)
      .set('Content-Type', 'application/pdf')
      .send(PDF)
      .expect(404);
    expect(await listed(other, link.id)).toBeUndefined();
    await api.http.get(PATH).expect(401);
    await open(link.slug).expect(200);
  });

  it('answers a wrong, stopped and expired address and that of a deleted resume with one page', async () => {
    const stopped = await shared();
    const expired = await shared();
    const deleted = await shared();
    await api.call('delete', `${PATH}/${stopped.link.id}`, me).expect(204);
    await api.call('delete', `${PATH}/${stopped.link.id}`, me).expect(204);
    await api.rows(`update share_link set expires_at = now() - interval '1 second' where id = $1`, [
      expired.link.id,
    ]);
    await api.call('delete', `/api/resumes/${deleted.resumeId}`, me).expect(204);
    const { text: wrong } = await open('nobody-has-this-one').expect(404);
    for (const { link } of [stopped, expired, deleted]) {
      const { text } = await open(link.slug).expect(404);
      expect(text).toBe(wrong);
      await api.http.get(`/r/${link.slug}/report`).expect(404);
      await api.http.get(`/r/${link.slug}/resume.pdf`).expect(404);
    }
    expect(await listed(me, expired.link.id)).toMatchObject({ state: 'expired' });
    // A resume that comes back does not open its page again.
    await api.call('post', `/api/resumes/${deleted.resumeId}/restore`, me).expect((answer) => {
      expect(answer.status).toBeLessThan(300);
    });
    await open(deleted.link.slug).expect(404);
    expect(await listed(me, deleted.link.id)).toMatchObject({ state: 'stopped' });
    await forgetGuesses();
  });

  it('shows what the market of the resume shows, escaped, and keeps the rest back', async () => {
    const { link } = await shared(
      {},
      {
        summary:
          'Clerk <script>alert(1)</script> & “more”\n[site](javascript:alert(1)) [ok](https://example.com/a?b=1&c=2)',
        personalInfo: {
          firstName: 'Ada"><svg onload=alert(1)>',
          lastName: 'Obi',
          email: 'ada@example.com',
          phone: '0803 123 4567',
          dateOfBirth: '1990-02-03',
          maritalStatus: 'married',
        },
        targetCountry: 'Canada',
        careerGoal: 'relocation',
      },
    );
    const { text } = await open(link.slug).expect(200);
    expect(text).toContain('Clerk &lt;script&gt;alert(1)&lt;/script&gt; &amp; “more”');
    expect(text).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(text).not.toMatch(/<script|<svg|href="javascript/i);
    expect(text).not.toContain('1990');
    expect(text).not.toMatch(/married/i);
    expect(text).toContain('@page{size:letter');
  });

  it('keeps each page of a very long resume small, and shows all of it', async () => {
    const line = 'Kept the books of a plant with four hundred people and two stores. ';
    const entry = (number: number) => ({
      company: `Company ${number}`,
      position: 'Clerk',
      startDate: '2019-01',
      current: true,
      description: line.repeat(120),
    });
    const { link } = await shared({}, { experience: Array.from({ length: 12 }, (_, at) => entry(at)) });
    let whole = '';
    let part = 1;
    for (; ; part += 1) {
      const { status, text } = await api.http.get(`/r/${link.slug}?part=${part}`);
      if (status === 404) break;
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
      whole += text;
    }
    expect(part).toBeGreaterThan(3);
    expect(whole.match(/\bKept\b/g)).toHaveLength(12 * 120);
    await forgetGuesses();
  });
});

describe('the count of openings', () => {
  it('is one number a day, for each application apart, without robots and looks ahead', async () => {
    const { id: resumeId } = await saveResume(api, me);
    const { id: applicationId } = await saveApplication(api, me);
    const link = await make(me, { resumeId, applicationId });
    const plain = await make(me, { resumeId });
    await Promise.all(Array.from({ length: 5 }, () => open(link.slug).expect(200)));
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'WhatsApp/2.23 A',
      'facebookexternalhit/1.1',
      'curl/8.1',
      '',
    ])
      await open(link.slug, agent).expect(200);
    await open(link.slug).set('Sec-Purpose', 'prefetch').expect(200);
    await api.http.head(`/r/${link.slug}`).set('User-Agent', PHONE).expect(200);
    expect(await listed(me, link.id)).toMatchObject({
      applicationId,
      openings: 5,
      days: [{ day: new Date().toISOString().slice(0, 10), count: 5 }],
    });
    expect(await listed(me, plain.id)).toMatchObject({ applicationId: null, openings: 0, days: [] });
    const [row] = await api.rows('select * from share_link where id = $1', [link.id]);
    expect(JSON.stringify(row)).not.toMatch(/Android|127\.0\.0\.1|::1/);
  });

  it('never counts, nor shows, what is opened after a stop', async () => {
    const { link } = await shared();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => open(link.slug)),
      api.call('delete', `${PATH}/${link.id}`, me),
      ...Array.from({ length: 8 }, () => open(link.slug)),
    ]);
    const shown = answers.filter(({ status }) => status === 200).length;
    expect(await listed(me, link.id)).toMatchObject({ state: 'stopped', openings: shown });
    await open(link.slug).expect(404);
    await forgetGuesses();
  });
});

describe('a page with a password', () => {
  const secret = 'green bicycle';
  const send = (slug: string, password: string) =>
    api.http.post(`/r/${slug}`).type('form').set('User-Agent', PHONE).send({ password });

  it('asks for it, keeps only a hash of it, and shows nothing before', async () => {
    const { link } = await shared({ password: secret });
    const { text: asked } = await open(link.slug).expect(200);
    expect(asked).toContain('Password needed');
    expect(asked).not.toContain('Adébáyọ̀');
    const { text: wrong } = await send(link.slug, 'green bicycles').expect(403);
    expect(wrong).toContain('This password is wrong');
    const { text } = await send(link.slug, secret).expect(200);
    expect(text).toContain('Adébáyọ̀ Ọláńrewájú');
    const [row] = await api.rows('select password from share_link where id = $1', [link.id]);
    expect(row?.password).toMatch(/^\$argon2id\$/);
    expect(await listed(me, link.id)).toMatchObject({ hasPassword: true, openings: 1 });
    await send(link.slug, 'x'.repeat(10_000)).expect(403);
    await send(link.slug, 'x'.repeat(40_000)).expect(413);
  });

  it('speaks the language that the reader’s browser asks for', async () => {
    const { link } = await shared({ password: secret });
    const asked = await open(link.slug).set('Accept-Language', 'sw,en;q=0.5').expect(200);
    expect(asked.text).toContain('<html lang="sw" dir="ltr">');
    expect(asked.text).not.toContain('Password needed');
    const gone = await open('a'.repeat(26)).set('Accept-Language', 'ar').expect(404);
    expect(gone.text).toContain('<html lang="ar" dir="rtl">');
    expect(gone.text).not.toContain('There is no page here');
    await forgetGuesses();
  });

  it('takes ten wrong ones from a place, whether they come at once or not, and then not even the right one', async () => {
    const { link } = await shared({ password: secret });
    const tries = await Promise.all(Array.from({ length: 14 }, (_, at) => send(link.slug, `guess ${at}`)));
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
    const { headers } = await send(link.slug, secret).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await forgetGuesses();
    await send(link.slug, secret).expect(200);
  });

  it('refuses a form of another site', async () => {
    const { link } = await shared({ password: secret });
    await send(link.slug, secret).set('Origin', 'https://elsewhere.example').expect(403);
    await send(link.slug, secret).set('Origin', 'null').expect(403);
    await send(link.slug, secret).set('Origin', 'http://toolkit.example').expect(200);
  });
});

describe('guessing addresses', () => {
  it('is limited by place, and refuses right ones then, too', async () => {
    const { link } = await shared();
    const statuses = new Set<number>();
    for (let guess = 0; guess < 62; guess += 1) statuses.add((await open(`guess-number-${guess}`)).status);
    expect([...statuses]).toEqual([404, 429]);
    await open(link.slug).expect(429);
    await forgetGuesses();
    for (let visit = 0; visit < 70; visit += 1) await open(link.slug).expect(200);
  });
});

describe('the PDF of a page', () => {
  const putFile = (id: string, version: number, bytes: Buffer = PDF) =>
    api
      .call('put', `${PATH}/${id}/file?version=${version}`, me)
      .set('Content-Type', 'application/pdf')
      .send(bytes);

  it('is given out while the resume is the version it was made of, and the link allows it', async () => {
    const { resumeId, link } = await shared();
    await api.http.get(`/r/${link.slug}/resume.pdf`).expect(404);
    const { body: resume } = await api.call('get', `/api/resumes/${resumeId}`, me).expect(200);
    const { body } = await putFile(link.id, resume.version).expect(200);
    expect(body).toMatchObject({ hasDownload: true, isFileOld: false });
    expect((await open(link.slug).expect(200)).text).toContain('Download PDF');
    const file = await api.http.get(`/r/${link.slug}/resume.pdf`).buffer(true).expect(200);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Ad%C3%A9b");
    expect(file.body).toEqual(PDF);
    await api
      .call('put', `/api/resumes/${resumeId}`, me)
      .send({ ...resume, title: 'Other' })
      .expect(200);
    expect((await open(link.slug).expect(200)).text).not.toContain('Download PDF');
    await api.http.get(`/r/${link.slug}/resume.pdf`).expect(404);
    expect(await listed(me, link.id)).toMatchObject({ hasDownload: false, isFileOld: true });
    await api.call('delete', `${PATH}/${link.id}/file`, me).expect(204);
    expect(await listed(me, link.id)).toMatchObject({ hasDownload: false, isFileOld: false });
    await forgetGuesses();
  });

  it('is a whole PDF of 512 KB at most, and needs the password', async () => {
    const { resumeId, link } = await shared({ password: 'green bicycle' });
    await putFile(link.id, 1, Buffer.from('<html>')).expect(422);
    await putFile(link.id, 1, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600 * 1024)])).expect(
      413,
    );
    const { body: resume } = await api.call('get', `/api/resumes/${resumeId}`, me).expect(200);
    await putFile(link.id, resume.version).expect(200);
    await api.http.get(`/r/${link.slug}/resume.pdf`).expect(404);
    await api.http.get(`/r/${link.slug}/resume.pdf?ticket=1.x&ticket=2.y`).expect(404);
    const { text } = await api.http
      .post(`/r/${link.slug}`)
      .type('form')
      .send({ password: 'green bicycle' })
      .expect(200);
    const [, address = ''] = /href="([^"]+resume\.pdf[^"]*)"/.exec(text) ?? [];
    await api.http.get(address).expect(200);
    await api.http.get(`${address}x`).expect(404);
    await forgetGuesses();
  });
});

describe('a report', () => {
  it('is kept for the operator, without who sent it, a few from one place', async () => {
    const { link } = await shared();
    const { text } = await api.http.get(`/r/${link.slug}/report`).expect(200);
    expect(text).toContain('Report a page');
    const send = (body: object) => api.http.post(`/r/${link.slug}/report`).type('form').send(body);
    await send({ reason: 'scam', note: 'They ask for <b>money</b>.' }).expect(200);
    await send({ reason: 'nonsense' }).expect(400);
    await send({ reason: 'scam', note: 'x'.repeat(1_001) }).expect(400);
    const rows = await api.rows('select * from share_report where share_link_id = $1', [link.id]);
    expect(rows).toEqual([expect.objectContaining({ reason: 'scam', note: 'They ask for <b>money</b>.' })]);
    const more = await Promise.all(Array.from({ length: 12 }, () => send({ reason: 'other' })));
    expect(more.some(({ status }) => status === 429)).toBe(true);
    await forgetGuesses();
  });
});

describe('the account', () => {
  it('exports links without passwords, and ends them when it is deleted', async () => {
    const person = await api.signUp();
    const { id: resumeId } = await saveResume(api, person);
    const link = await make(person, { resumeId, password: 'green bicycle' });
    const { body } = await api
      .call('get', '/api/account/data', person)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    const zip = await JSZip.loadAsync(body as Buffer);
    const rows = JSON.parse((await zip.file('share-link.json')?.async('string')) ?? '[]');
    expect(rows).toEqual([expect.objectContaining({ id: link.id, slug: link.slug })]);
    expect(Object.keys(rows[0])).not.toEqual(expect.arrayContaining(['password']));
    expect(Object.keys(rows[0])).not.toEqual(expect.arrayContaining(['bytes']));
    await api.call('post', '/api/account/deletion', person).send({ password: TEST_PASSWORD }).expect(200);
    await open(link.slug).expect(404);
    expect(await api.rows('select 1 from share_link where id = $1', [link.id])).toEqual([]);
    await forgetGuesses();
  });

  it('has a limit of open links, which many requests at once keep', async () => {
    const person = await api.signUp();
    const { id: resumeId } = await saveResume(api, person);
    await api.rows(
      `insert into share_link (id, user_id, resume_id, slug, expires_at)
       select gen_random_uuid(), $1, $2, 'limit-' || n, now() + interval '1 day' from generate_series(1, $3::int) n`,
      [person.id, resumeId, LIMITS.shareLinksMax - 1],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.call('post', PATH, person).send({ resumeId, days: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});
