import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

const stored = async (): Promise<number> =>
  Number((await api.rows<{ count: string }>('select count(*) from resume'))[0]?.count);

describe('a body that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"title":', 400, 'The body is not valid JSON.'],
    ['a list', '[]', 400, 'The body must be a JSON object.'],
    ['a bare word', '"title"', 400, 'The body is not valid JSON.'],
    ['too much', JSON.stringify({ summary: 'x'.repeat(1_048_576) }), 413, 'The body is too large.'],
    [
      'too deep',
      `{"personalInfo":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`,
      400,
      'The body is nested too deeply.',
    ],
  ])('%s: a clear error, and nothing stored', async (_name, body, status, message) => {
    const before = await stored();
    const answer = await api.call('post', '/api/resumes', me).type('json').send(body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(await stored()).toBe(before);
  });

  it('survives fifty thousand levels of nesting', async () => {
    const body = `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const answer = await api.call('post', '/api/resumes', me).type('json').send(body);
    expect(answer.status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is refused',
    async (type) => {
      const answer = await api.call('post', '/api/resumes', me).set('Content-Type', type).send('title=x');
      expect([answer.status, answer.body.message]).toEqual([415, 'Send the body as application/json.']);
    },
  );

  it('compressed bodies are refused before they can grow', async () => {
    const answer = await api
      .call('post', '/api/resumes', me)
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('x');
    expect(answer.status).toBe(415);
  });
});

describe('text that cannot be stored', () => {
  const bodies = (text: string) => [
    { title: text },
    { industry: text },
    { targetCountry: text },
    { summary: text },
    { templateId: text },
    ...[
      'firstName',
      'lastName',
      'phone',
      'location',
      'professionalTagline',
      'website',
      'email',
      'photoUrl',
    ].map((field) => ({
      personalInfo: { ...resumeBody().personalInfo, [field]: text },
    })),
    { experience: [{ company: 'A', position: 'B', startDate: '2020-01', description: text }] },
    { education: [{ institution: text, degree: 'B', startDate: '2020-01' }] },
    { skills: [{ name: text, level: 'expert' }] },
    { achievements: [{ title: 'A', description: text }] },
    { certifications: [{ name: 'A', issuer: text }] },
    { languages: [{ language: text, proficiency: 'native' }] },
  ];

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('%s in any field: 400, never 500, and nothing stored', async (_name, text) => {
    const before = await stored();
    for (const change of bodies(text)) {
      for (const isDraft of [false, true]) {
        const answer = await api.call('post', '/api/resumes', me).send(resumeBody({ ...change, isDraft }));
        expect([JSON.stringify(change).slice(0, 40), answer.status]).toEqual([
          JSON.stringify(change).slice(0, 40),
          400,
        ]);
      }
    }
    const account = await api.http.post('/api/auth/signup').send({
      email: 'nul@example.com',
      password: `seven quiet ${text}`,
      firstName: `A${text}`,
      lastName: 'Obi',
    });
    expect(account.status).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('other scripts, emoji and right-to-left text are stored as they are', async () => {
    const summary = 'Ọ̀rọ̀ ₦450,000 👩🏾‍💻 العربية Ɗan Ƙasa \u202eabc';
    const answer = await api.call('post', '/api/resumes', me).send(resumeBody({ summary })).expect(201);
    expect(answer.body.summary).toBe(summary);
  });

  it.each([
    ['a number for a text', { title: 5 }],
    ['an operator for a text', { title: { $ne: null } }],
    ['a list for an object', { personalInfo: [] }],
    ['a text for a list', { experience: 'x' }],
    ['null in a list', { experience: [null] }],
    ['a text in a list of objects', { skills: ['Excel'] }],
    ['an unknown choice', { careerGoal: 'world' }],
    ['a version that is none', { version: 1.5 }],
    ['a version beyond the column', { version: 1e12 }],
    ['a flag in words', { isDraft: 'true' }],
  ])('%s: 400 with the field named', async (_name, change) => {
    const answer = await api.call('post', '/api/resumes', me).send(resumeBody(change));
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field.split('.')[0]).toBe(Object.keys(change)[0]);
  });
});

describe('writes from elsewhere', () => {
  const attempt = (headers: Record<string, string>) =>
    api.call('post', '/api/resumes', me).set('Host', 'toolkit.example').set(headers).send(resumeBody());

  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://toolkit.example.evil.example' }],
    [{ Origin: 'https://toolkit.example' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('%j is refused', async (headers) => {
    const answer = await attempt(headers as Record<string, string>);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'This request does not come from the product itself.',
    ]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([[{ Origin: 'http://toolkit.example' }], [{ 'Sec-Fetch-Site': 'same-origin' }], [{}]])(
    '%j is let through',
    async (headers) => {
      expect((await attempt(headers as Record<string, string>)).status).toBe(201);
    },
  );
});

describe('every answer', () => {
  it('of an unknown address is a problem, and names its request', async () => {
    const answer = await api.http.get('/api/nothing-here').set('X-Request-Id', 'my-request-0001').expect(404);
    expect(answer.body).toEqual({
      status: 404,
      title: 'Not Found',
      code: 'not-found',
      type: 'urn:career-toolkit:problem:not-found',
      detail: 'There is nothing at this address.',
      message: 'There is nothing at this address.',
      requestId: 'my-request-0001',
    });
  });

  it('carries the protective headers and is never kept by a cache', async () => {
    const { headers } = await api.http.get('/api/health').expect(200);
    expect(headers['content-security-policy']).toMatch("script-src 'self';");
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('needs a sign-in unless the API document says otherwise', async () => {
    const document = (await api.http.get('/api/openapi.json').expect(200)).body;
    const open = [
      '/api/auth/signup',
      '/api/auth/login',
      '/api/auth/login/code',
      '/api/auth/logout',
      '/api/auth/password-reset',
      '/api/auth/google',
      '/api/auth/options',
      '/api/auth/google/callback',
      'put /api/auth/email-verification',
      '/api/health',
      '/api/calendar/{token}.ics',
      '/api/saved-searches/stop/{token}',
    ];
    for (const [path, operations] of Object.entries<Record<string, object>>(document.paths)) {
      for (const method of Object.keys(operations)) {
        if (open.includes(path) || open.includes(`${method} ${path}`)) continue;
        const answer = await api.http[method as 'get'](path.replace('{id}', me.id));
        expect([method, path, answer.status]).toEqual([method, path, 401]);
      }
    }
  });
});
