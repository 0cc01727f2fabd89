import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { TestApp } from './support/test-app.ts';

const TOKEN = 'a-token-for-the-scraper';

describe('what operators ask of an API process', () => {
  let api: TestApp;
  afterEach(() => api.stop());

  it('is alive and ready, and stops being ready before it stops', async () => {
    api = await TestApp.start();
    expect((await api.http.get('/livez').expect(200)).text).toBe('alive');
    const ready = await api.http.get('/readyz').expect(200);
    expect([ready.text, ready.headers['cache-control']]).toEqual(['ready', 'no-store']);
    const { Probes } = await import('../src/http/probes.ts');
    await api.app.get(Probes).beforeApplicationShutdown();
    expect((await api.http.get('/readyz').expect(503)).text).toBe('stopping');
    await api.http.get('/livez').expect(200);
  });

  it('says that it is not ready when the database is away, and still lives', async () => {
    api = await TestApp.start();
    const { PgPool } = await import('../src/database/pg-pool.ts');
    const pool = api.app.get(PgPool);
    const query = jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
    expect((await api.http.get('/readyz').expect(503)).text).toBe('the database does not answer');
    await api.http.get('/livez').expect(200);
    query.mockRestore();
  });

  it('shows its figures to the scraper alone, by route and without ids', async () => {
    api = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const me = await api.signUp();
    await api.call('get', '/api/resumes/019a0000-0000-7000-8000-000000000000', me).expect(404);
    await api.rows(
      `insert into ai_job (id, user_id, kind, input, input_hash) values (gen_random_uuid(), $1, 'cover-letter', '{}', 'x')`,
      [me.id],
    );
    for (const authorization of ['', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      await api.http.get('/metrics').set('authorization', authorization).expect(404);
    }
    const { text } = await api.http.get('/metrics').set('authorization', `Bearer ${TOKEN}`).expect(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/resumes\/:id",status="404"\} 1/,
    );
    expect(text).toContain('ai_jobs{kind="cover-letter",state="queued"} 1');
    expect(text).toMatch(/ai_jobs_oldest_waiting_seconds \d/);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('019a0000');
  });

  it('has no such address without a token', async () => {
    api = await TestApp.start();
    const answer = await api.http.get('/metrics').ok(() => true);
    expect(answer.text).not.toContain('http_request_duration');
  });
});
