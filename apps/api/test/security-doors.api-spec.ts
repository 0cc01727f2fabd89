import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { EnvironmentErrors, readEnvironment } from '../src/config/read-environment.ts';
import { sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

describe('what an attacker tries at the doors', () => {
  let api: TestApp;
  afterEach(() => api?.stop());

  /** Statuses of wrong guesses at one account, each with another forwarded address. */
  async function guesses(count: number, forwarded: (turn: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const { status } = await api.http
        .post('/api/auth/login')
        .set('X-Forwarded-For', forwarded(turn))
        .send({ email: 'victim@example.com', password: 'a wrong guess' });
      statuses.push(status);
    }
    return statuses;
  }

  it('L6: a made-up forwarded address dodges no limit, with and without a proxy', async () => {
    api = await TestApp.start();
    expect((await guesses(11, (turn) => `198.51.100.${turn}`)).at(-1)).toBe(429);
    await api.stop();
    // One proxy: only the address that it appends counts, not what the client wrote before it.
    api = await TestApp.start({ TRUST_PROXY: '1' });
    const statuses = await guesses(11, (turn) => `198.51.100.${turn}, 10.0.0.${turn}, 203.0.113.9`);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    // And who really comes from elsewhere is not held back.
    expect(await guesses(1, () => '198.51.100.1, 203.0.113.10')).toEqual([401]);
  });

  it('S2: the session id is one of ours, and the table knows only its hash', async () => {
    api = await TestApp.start();
    const answer = await api.http
      .post('/api/auth/signup')
      .send({ email: 'ada@example.com', password: TEST_PASSWORD, firstName: 'Ada', lastName: 'Obi' });
    const sid = /career_session=s%3A([\w-]+)\./.exec(sessionCookie(answer.headers['set-cookie']))?.[1] ?? '';
    expect(sid).toMatch(/^[\w-]{32}$/);
    const stored = createHash('sha256').update(sid).digest('base64url');
    expect(await api.rows('select 1 from session where sid = $1', [stored])).toHaveLength(1);
  });

  it('S4: signing out clears what the browser kept, ends the session for every process, and asks for a POST', async () => {
    api = await TestApp.start();
    const ada = await api.signUp();
    await api.call('get', '/api/auth/logout', ada).expect(404);
    await api.call('get', '/api/auth/user', ada).expect(200);
    const out = await api.call('post', '/api/auth/logout', ada).expect(200);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(out.headers['set-cookie']?.toString()).toMatch(/career_session=;.*Expires=Thu, 01 Jan 1970/);
    await api.call('get', '/api/auth/user', ada).expect(401);
    expect(await api.rows('select 1 from session where sess::text like $1', [`%${ada.id}%`])).toEqual([]);
  });

  it('O4: the workshop is not for sale: no history, settings, sources, listings or TRACE', async () => {
    api = await TestApp.start();
    for (const path of [
      '/.git/HEAD',
      '/.git/config',
      '/.env',
      '/.env.example',
      '/package.json',
      '/api/.env',
      '/assets/../../../../package.json',
      '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/.env.example',
      '/assets/..%5c..%5cpackage.json',
      '/assets/',
      '/assets',
      '/admin/queues',
      '/metrics',
      '/dist/main.js',
      '/session-secret',
      '/.data/session-secret',
    ]) {
      const { status, text = '', headers } = await api.http.get(path).ok(() => true);
      const isAppPage =
        status === 200 && /text\/html/.test(headers['content-type'] ?? '') && text.includes('id="root"');
      const isRefused = status >= 300;
      expect([path, isAppPage || isRefused]).toEqual([path, true]);
      expect([path, /DATABASE_URL|"workspaces"|ref: refs|process_resident/.test(text)]).toEqual([
        path,
        false,
      ]);
    }
    for (const path of ['/', '/api/resumes', '/assets/x']) {
      const { status, text = '' } = await api.http
        .trace(path)
        .set('x-canary', 'seen')
        .ok(() => true);
      expect([path, status >= 400, text.includes('seen')]).toEqual([path, true, false]);
    }
  });

  it('O4: no page of the product says where its source maps are, and none is served', async () => {
    api = await TestApp.start();
    const { text } = await api.http.get('/').expect(200);
    const scripts = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts as string[]) {
      const file = await api.http.get(path).expect(200);
      expect([path, /sourceMappingURL=/.test(file.text)]).toEqual([path, false]);
      await api.http.get(`${path}.map`).expect(404);
    }
  });
});

describe('settings', () => {
  it('O5: refuses to start with secrets that can be guessed', () => {
    const errorsOf = (settings: object): readonly string[] => {
      try {
        readEnvironment({ DATABASE_URL: 'postgres://x@localhost/x', ...settings });
        return [];
      } catch (error) {
        return (error as EnvironmentErrors).errors;
      }
    };
    expect(errorsOf({ SESSION_SECRET: 'x'.repeat(32), METRICS_TOKEN: 'y'.repeat(16) })).toEqual([]);
    expect(errorsOf({ SESSION_SECRET: 'short' })).toEqual(['SESSION_SECRET must be at least 32 characters']);
    expect(errorsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN must be at least 16 characters']);
    expect(errorsOf({ SESSION_SECRET: 'keyboard cat', PUBLIC_URL: 'ftp://x' })).toHaveLength(2);
  });
});
